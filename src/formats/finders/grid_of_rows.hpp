// A grid from nine rows that were found.
#pragma once

#include <span>

#include "src/formats/finders/row_line.hpp"

namespace deduku::formats {

/// Whether rows hold candidates rather than cells, as far as one can tell from them.
bool are_candidate_rows(std::span<const RowLine> rows);
/// The puzzle in nine rows, of cells or of candidates; empty where they do not belong together: other blanks, names of rows
/// that are not in their order, something that is neither digit nor blank.
std::optional<Finding> grid_of_rows(const Document& document, std::span<const RowLine> nine,
                                    const ReadOptions& options);

}  // namespace deduku::formats
