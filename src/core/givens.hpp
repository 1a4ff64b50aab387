// What a grid or board holds beyond its puzzle, and the puzzle alone.
#pragma once

#include "deduku/grid.hpp"

namespace deduku {

/// Whether a grid is what its givens leave: no other digit stands there, and no other candidate is missing.
bool has_givens_alone(const Grid& grid);

/// A board with the digits of some cells alone, and without marks.
Board board_with(const Board& board, const CellSet& cells);

/// The puzzle alone: its givens, without what a player entered or marked.
Board givens_only(const Board& board);
Board givens_only(const Grid& grid);

/// What a grid holds: givens and other digits, and its candidates as marks where it lacks some that its digits leave.
Board board_from(const Grid& grid);

}  // namespace deduku
