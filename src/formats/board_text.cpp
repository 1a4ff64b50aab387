// Boards from grids, and boards as 81 characters.
#include "src/formats/board_text.hpp"

#include <algorithm>

#include "src/core/contract.hpp"
#include "src/core/givens.hpp"

namespace deduku::formats {

Board board_of(const Grid& grid) {
  return board_from(grid);
}

std::string line_of(const Board& board) {
  require_digits(board);
  const auto symbol = [](int value) { return static_cast<char>(value == 0 ? '.' : '0' + value); };
  PerCell<char> line;
  std::ranges::transform(board.values, line.begin(), symbol);
  return {line.data(), line.size()};
}

std::string shown_cell(const Board& board, Cell cell) {
  const int value = board.values[cell];
  if (value == 0) return ".";
  return (board.givens.contains(cell) ? "" : "+") + std::to_string(value);
}

std::string write_line(const Board& board) {
  if (board.givens == cells_with_digit(board)) return line_of(board) + '\n';
  require_digits(board);
  std::string line;
  for (Cell cell : Cell::all()) line += shown_cell(board, cell);
  return line + '\n';
}

}  // namespace deduku::formats
