// Lists with a puzzle on each line, some of them as 81 cells, others as 729 candidates.
#pragma once

#include "src/formats/codec.hpp"

namespace deduku::formats {

/// `usual`: how many symbols most puzzles have, 81 or 729. A line is read as one of the other kind where its length fits
/// only that.
std::unique_ptr<Parser> open_puzzle_lines(std::size_t usual);

}  // namespace deduku::formats
