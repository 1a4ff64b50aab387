// The canonical form of a puzzle: the same for all equivalent puzzles.
#pragma once

#include "deduku/export.h"
#include "deduku/symmetry.hpp"

namespace DEDUKU_API deduku {

/// The least puzzle of all those equivalent to a puzzle ("minlex"), a symmetry that maps the puzzle to it, and the
/// number of automorphisms.
struct CanonicalForm {
  /// The least puzzle. The digits are compared first, row by row, an empty cell as 0. Among puzzles with the same
  /// digits the rest decides, cell by cell: a given is less than a digit of the player, and pencil marks are compared
  /// as nine symbols, a missing mark as 0 ("....5..8." is less than "...4.....").
  Board board;
  /// Maps the puzzle to `board`, except for pencil marks of solved cells, which have no meaning and are omitted. If
  /// several symmetries do, one of them, always the same for the same puzzle.
  Symmetry symmetry;
  /// The number of ways of moving the cells and relabelling the digits that map the puzzle to itself: at least 1, 648
  /// at most for a full grid, 3,359,232 for the empty grid. Digits that are neither a value nor a pencil mark of an
  /// empty cell are not relabelled.
  std::uint64_t automorphisms = 1;
};

/// The canonical form of any board: of all its digits and its pencil marks, consistent or not. Takes some microseconds
/// for a puzzle, a tenth of a millisecond for a full grid, a millisecond for pencil marks without digits, more for
/// boards with thousands of automorphisms.
CanonicalForm canonical_form(const Board& board);

}  // namespace deduku
