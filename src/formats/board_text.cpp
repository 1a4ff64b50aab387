// Boards from grids, and boards as text: 81 characters on a line, or in a frame.
//
//   +-------+-------+-------+
//   | 5 3 . | . 7 . | . . . |
#include "src/formats/board_text.hpp"

#include <algorithm>

#include "src/core/contract.hpp"
#include "src/core/givens.hpp"

namespace deduku::formats {

namespace {

using Widths = std::array<std::size_t, 9>;

std::string border(const Widths& widths) {
  std::string text;
  for (std::size_t column = 0; column < 9; ++column) {
    if (column % 3 == 0) text += column == 0 ? "+-" : "-+-";
    text += std::string(widths[column], '-');
    if (column % 3 != 2) text += "-";
  }
  return text + "-+\n";
}

}  // namespace

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

std::string titled_line(std::string line, std::string_view title) {
  line.reserve(line.size() + 1 + title.size());
  line.back() = ' ';
  line += title;
  line += '\n';
  return line;
}

std::string framed(const PerCell<std::string>& cells) {
  Widths widths{};
  for (std::size_t i = 0; i < cells.size(); ++i) widths[i % 9] = std::max(widths[i % 9], cells[i].size());
  std::string text;
  for (std::size_t i = 0; i < cells.size(); ++i) {
    if (i % 27 == 0) text += border(widths);
    text += i % 9 == 0 ? "| " : i % 3 == 0 ? " | " : " ";
    text += cells[i] + std::string(widths[i % 9] - cells[i].size(), ' ');
    if (i % 9 == 8) text += " |\n";
  }
  return text + border(widths);
}

}  // namespace deduku::formats
