// The canonical form of a puzzle: the same for all equivalent puzzles.
#pragma once

#include "deduku/export.h"
#include "deduku/symmetry.hpp"

namespace DEDUKU_API deduku {

/// The least of all puzzles equivalent to a puzzle ("minlex"), a symmetry that leads there, and how many there are.
struct CanonicalForm {
  /// The puzzle that is least. Read row by row, first the digits are compared, an empty cell as 0. Among those with the
  /// same digits the rest decides, cell by cell: a given is less than a digit of the player, and pencil marks are
  /// compared as nine symbols, a missing mark as 0 ("....5..8." is less than "...4.....").
  Board board;
  /// Turns the puzzle into `board`, but for pencil marks of solved cells, which mean nothing and are left out. Where
  /// several do, one of them, always the same for the same puzzle.
  Symmetry symmetry;
  /// How many ways of moving the cells and relabelling the digits on the board leave the puzzle as it is: at least 1,
  /// 648 for the full grid that has most, 3,359,232 for the empty grid. Digits that are neither a value nor a pencil
  /// mark of an empty cell are not relabelled.
  std::uint64_t automorphisms = 1;
};

/// The canonical form of any board: of all its digits and its pencil marks, consistent or not. Takes some microseconds
/// for a puzzle, a tenth of a millisecond for a full grid, a millisecond for pencil marks without digits, more for
/// boards with thousands of automorphisms.
CanonicalForm canonical_form(const Board& board);

}  // namespace deduku
