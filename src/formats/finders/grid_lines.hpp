// The lines of a document as rows and frames.
#pragma once

#include <span>
#include <vector>

#include "src/formats/finders/row_line.hpp"

namespace deduku::formats {

/// Classifies each line of a document; claimed lines do not belong to a grid. For nine equal blanks the result is a
/// decision between row and border.
std::vector<RowLine> row_lines_of(const Document& document);

/// Whether rows hold candidates rather than cells, as far as their text shows.
bool are_candidate_rows(std::span<const RowLine> rows);

/// The rows from one line to another, and the positions of borders or empty lines among them.
struct Chunk {
  std::size_t begin = 0;  ///< lines of the document
  std::size_t end = 0;
  std::vector<std::size_t> rows;       ///< the lines that are rows
  std::vector<std::size_t> borders{};  ///< for each border the number of rows before it

  bool has_border_at(std::size_t rows_before) const;
};
/// Adjacent grids. Two borders, an empty line outside a grid, or text separates them.
std::vector<Chunk> chunks_of(const std::vector<RowLine>& lines);

}  // namespace deduku::formats
