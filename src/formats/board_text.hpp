// What the writers need to know about boards.
#pragma once

#include "deduku/formats.hpp"
#include "deduku/moves.hpp"

namespace deduku::formats {

/// The pencil marks of a board, or what its digits allow where it has none.
inline Marks marks_of(const Board& board) {
  return board.marks ? *board.marks : allowed_marks(board);
}

/// 81 characters on a line.
inline std::string write_line(const Board& board) {
  std::string line = line_of(board);
  line += '\n';
  return line;
}

/// 81 cells as nine rows in a frame, columns as wide as their widest cell.
std::string framed(const std::array<std::string, Cell::count>& cells);

}  // namespace deduku::formats
