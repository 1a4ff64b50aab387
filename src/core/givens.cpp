#include "src/core/givens.hpp"

#include "deduku/moves.hpp"
#include "src/core/contract.hpp"

namespace deduku {

namespace {

/// A board with the digits of some cells of a grid, all of which are solved.
Board board_of_cells(const Grid& grid, const CellSet& cells) {
  Board board;
  board.givens = grid.givens() & cells;
  for (Cell cell : cells) board.values[cell] = static_cast<std::uint8_t>(grid.value(cell)->number());
  return board;
}

}  // namespace

bool has_givens_alone(const Grid& grid) {
  if (grid.empty_cells() != ~grid.givens()) return false;
  for (Digit digit : Digit::all()) {
    CellSet left = grid.empty_cells();
    for (Cell cell : grid.solved_cells(digit)) left -= peers(cell);
    if (grid.cells(digit) != left) return false;
  }
  return true;
}

Board board_with(const Board& board, const CellSet& cells) {
  Board some;
  some.givens = givens_of(board) & cells;
  for (Cell cell : cells) some.values[cell] = board.values[cell];
  return some;
}

Board givens_only(const Board& board) {
  return board_with(board, givens_of(board));
}

Board givens_only(const Grid& grid) {
  return board_of_cells(grid, grid.givens());
}

Board board_from(const Grid& grid) {
  Board board = board_of_cells(grid, ~grid.empty_cells());
  Marks marks;
  for (Cell cell : Cell::all()) marks[cell] = grid.candidates(cell);
  if (marks != allowed_marks(board)) board.marks = marks;
  return board;
}

}  // namespace deduku
