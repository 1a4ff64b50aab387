// The content of a grid or board beyond its puzzle, and the puzzle alone.
#pragma once

#include "deduku/grid.hpp"

namespace deduku {

/// Whether a grid is determined by its givens: it has no other digit, and no other candidate is missing.
bool has_givens_alone(const Grid& grid);

/// A board with the digits of some cells alone, and without marks.
Board board_with(const Board& board, const CellSet& cells);

/// The puzzle alone: its givens, without the digits and marks of a player.
Board givens_only(const Board& board);
Board givens_only(const Grid& grid);

/// The content of a grid: givens and other digits, and its candidates as marks if some of those that its digits allow
/// are missing.
Board board_from(const Grid& grid);

}  // namespace deduku
