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
  std::array<char, Cell::count> line;
  std::ranges::transform(board.values, line.begin(), symbol);
  return {line.data(), line.size()};
}

}  // namespace deduku::formats
