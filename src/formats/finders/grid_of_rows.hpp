// A grid from nine rows.
#pragma once

#include <span>

#include "src/formats/finders/row_line.hpp"

namespace deduku::formats {

/// Whether rows hold candidates rather than cells, as far as their text shows.
bool are_candidate_rows(std::span<const RowLine> rows);
/// The puzzle in nine rows, of cells or of candidates; empty if they do not belong together: they have different
/// blanks, row names out of order, or something that is neither digit nor blank.
std::optional<Finding> grid_of_rows(const Document& document, std::span<const RowLine> nine,
                                    const ReadOptions& options);

}  // namespace deduku::formats
