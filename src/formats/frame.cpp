// Boards in a frame:
//
//   +-------+-------+-------+
//   | 5 3 . | . 7 . | . . . |
#include <algorithm>

#include "src/formats/board_text.hpp"

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
