// Puzzle lists for tests: 81 characters at the start of each line.
#pragma once

#include <fstream>
#include <string>
#include <vector>

#include "deduku/grid.hpp"
#include "tests/support/project_file.hpp"

namespace deduku::testing {

/// The board of 81 characters, in which all except 1..9 are empty; digits are givens.
inline Board board_of_line(std::string_view line) {
  Board board;
  for (Cell cell : Cell::all()) {
    const char symbol = line[cell.index()];
    if (symbol < '1' || symbol > '9') continue;
    board.values[cell] = static_cast<std::uint8_t>(symbol - '0');
    board.givens.insert(cell);
  }
  return board;
}

inline Grid grid_of_line(std::string_view line) {
  return Grid(board_of_line(line));
}

/// Every `stride`-th puzzle of a list; empty if the file does not exist.
inline std::vector<std::string> read_lines(const std::string& path, std::size_t stride = 1) {
  std::ifstream file(path);
  std::vector<std::string> lines;
  std::string line;
  for (std::size_t i = 0; std::getline(file, line); ++i) {
    if (i % stride == 0 && line.size() >= 81) lines.push_back(line.substr(0, 81));
  }
  return lines;
}

}  // namespace deduku::testing
