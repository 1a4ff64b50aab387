// Changes to a board in progress: a step is executed, a player places a digit or removes a mark.
#pragma once

#include "deduku/board.hpp"
#include "deduku/effects.hpp"
#include "deduku/error.hpp"
#include "deduku/export.h"
#include "deduku/per.hpp"

namespace DEDUKU_API deduku {

/// Pencil marks, cell by cell.
using Marks = PerCell<DigitSet>;

/// For each empty cell the digits that are in none of its houses; empty for the other cells.
Marks allowed_marks(const Board& board);
/// The allowed marks that the pencil marks of the board lack: those that a player or a step removed. Empty if the board
/// has no marks.
Marks struck_marks(const Board& board);

/// Why a board rejects a step or a digit.
struct MoveError {
  enum class Kind : std::uint8_t {
    given,     ///< the cell is a given
    filled,    ///< the cell holds a digit
    excluded,  ///< a cell that it sees contains the digit
    unmarked,  ///< the marks of the cell lack the digit, or the step itself removes it
    idle,      ///< the step changes nothing; `candidate` is meaningless
  };
  Kind kind = Kind::idle;
  /// The digit to place or remove, and its cell.
  Candidate candidate{};
  /// One sentence without a full stop: "r1c3 is a given".
  std::string message;

  friend bool operator==(const MoveError&, const MoveError&) = default;
};

/// Whether a step, once executed, has all effects of `wanted`: a placed digit also removes the other digits from its
/// cell, and itself from the cells that see it.
bool gives(const Effects& step, const Effects& wanted);

/// The board after a step of any scale: its digits are placed, its removals are no longer marked, and all marks that a
/// digit excludes are removed, so the board is ready for the next step. If candidates are removed and the board has no
/// marks, they are filled in first. The removals may already be absent. The placements must be possible on this board,
/// otherwise the step belongs to another one. Contradictions elsewhere on the board are ignored.
Expected<Board, MoveError> after_step(const Board& board, const Effects& effects);

/// The board with a digit of the player in a cell, in place of another one, and without the marks of this digit in all
/// cells that see it. A digit that is already in a house is no error; the cell of a given is.
Expected<Board, MoveError> with_digit(const Board& board, Cell cell, Digit digit);
/// The board with an emptied cell; if the board has marks, the cell has all marks that its houses allow. The cell of a
/// given is an error.
Expected<Board, MoveError> without_digit(const Board& board, Cell cell);
/// The board with the marks that its digits allow, in place of any that it has.
Board with_allowed_marks(const Board& board);
/// The board without a pencil mark, which may already be absent. If the board has no marks, those that its digits allow
/// are filled in first.
Board without_mark(const Board& board, Candidate mark);

}  // namespace deduku
