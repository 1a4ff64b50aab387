// Boards as text: helpers of the writers.
#pragma once

#include "deduku/formats.hpp"
#include "deduku/moves.hpp"

namespace deduku::formats {

/// The pencil marks of a board; if it has none, the candidates that its digits allow.
inline Marks marks_of(const Board& board) {
  return board.marks ? *board.marks : allowed_marks(board);
}

/// The text of a cell: a digit, `+` before one that the player placed, `.` for an empty cell.
std::string shown_cell(const Board& board, Cell cell);
/// 81 cells on one line.
std::string write_line(const Board& board);

/// A line with a title after it.
std::string titled_line(std::string line, std::string_view title);
/// A title above a grid: a comment.
inline std::string title_line(std::string_view title) {
  return "# " + std::string(title) + "\n";
}
/// 81 cells as nine rows in a frame, columns as wide as their widest cell.
std::string framed(const PerCell<std::string>& cells);

}  // namespace deduku::formats
