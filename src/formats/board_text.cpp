// Boards from grids, and boards as 81 characters.
#include "src/formats/board_text.hpp"

#include <algorithm>

#include "src/core/contract.hpp"

namespace deduku::formats {

Board board_of(const Grid& grid) {
  Board board;
  board.givens = grid.givens();
  std::array<DigitSet, Cell::count> marks;
  for (Cell cell : Cell::all()) {
    if (const auto digit = grid.value(cell)) {
      board.values[cell.index()] = static_cast<std::uint8_t>(digit->number());
    }
    marks[cell.index()] = grid.candidates(cell);
  }
  if (marks != allowed_marks(board)) board.marks = marks;
  return board;
}

std::string line_of(const Board& board) {
  require_digits(board);
  const auto symbol = [](int value) { return static_cast<char>(value == 0 ? '.' : '0' + value); };
  std::array<char, Cell::count> line;
  std::ranges::transform(board.values, line.begin(), symbol);
  return {line.data(), line.size()};
}

}  // namespace deduku::formats
