// Candidates as 729 symbols, as lines and JSON records hold them.
#pragma once

#include "src/formats/board_text.hpp"
#include "src/formats/codec.hpp"

namespace deduku::formats {

/// Reads 729 symbols from byte `begin` of a line on. Returns the byte after the last symbol.
Expected<std::size_t> read_marks(const Line& line, std::size_t begin, Marks& marks);

}  // namespace deduku::formats
