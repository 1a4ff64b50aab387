// What is done to a board in progress: a step is carried out, a player places a digit or takes out a mark.
#pragma once

#include "deduku/board.hpp"
#include "deduku/effects.hpp"
#include "deduku/error.hpp"
#include "deduku/export.h"

namespace DEDUKU_API deduku {

/// Pencil marks, cell by cell.
using Marks = std::array<DigitSet, Cell::count>;

/// For each empty cell the digits that none of its houses holds; none for the others.
Marks allowed_marks(const Board& board);
/// Those of them that the pencil marks of the board lack: what a player, or a step, has struck out. None where the board
/// has no marks.
Marks struck_marks(const Board& board);

/// Why a board does not take a step or a digit.
struct MoveError {
  enum class Kind : std::uint8_t {
    given,     ///< the cell is that of a given
    filled,    ///< the cell holds a digit
    excluded,  ///< a cell that it sees holds the digit
    unmarked,  ///< the marks of the cell lack the digit, or the step itself takes it out
    idle,      ///< the step changes nothing; `candidate` means nothing
  };
  Kind kind = Kind::idle;
  /// The digit that was to be placed or removed, and its cell.
  Candidate candidate{};
  /// One sentence without a full stop: "r1c3 is a given".
  std::string message;

  friend bool operator==(const MoveError&, const MoveError&) = default;
};

/// The board after a step of any scale: its digits are placed, the candidates that it removes are no longer marked, and no
/// mark is left that a digit on the board excludes, so that it has the next step. A board without marks has them filled in
/// where candidates are removed. What the step removes may be gone already; what it places must be possible on this board,
/// or the step belongs to another one. A board that contradicts itself elsewhere is taken as it is.
Expected<Board, MoveError> after_step(const Board& board, const Effects& effects);

/// The board with a digit of the player in a cell, in place of another one, and without the marks of this digit in all
/// cells that see it. A digit that stands in a house already is no error, the cell of a given is.
Expected<Board, MoveError> with_digit(const Board& board, Cell cell, Digit digit);
/// The board with an empty cell, which has all marks that its houses leave, where the board has marks. The cell of a given
/// is an error.
Expected<Board, MoveError> without_digit(const Board& board, Cell cell);
/// The board with the marks that its digits leave, in place of any that it has.
Board with_allowed_marks(const Board& board);
/// The board without a pencil mark, which need not be there. One without marks has those that its digits leave first.
Board without_mark(const Board& board, Candidate mark);

}  // namespace deduku
