// The lines of a document as rows and frames.
#pragma once

#include <vector>

#include "src/formats/finders/row_line.hpp"

namespace deduku::formats {

/// What each line of a document is; those that are claimed are none of a grid. Of nine times the same blank it is known
/// whether they are a row or a border.
std::vector<RowLine> row_lines_of(const Document& document);

/// The rows from one line to another, and where among them borders or empty lines stand.
struct Chunk {
  std::size_t begin = 0;  ///< lines of the document
  std::size_t end = 0;
  std::vector<std::size_t> rows;       ///< the lines that are rows
  std::vector<std::size_t> borders{};  ///< so many rows stand before each border

  bool has_border_at(std::size_t rows_before) const;
};
/// Grids that stand together: between them are two borders, or an empty line that is not within a grid, or text.
std::vector<Chunk> chunks_of(const std::vector<RowLine>& lines);

}  // namespace deduku::formats
