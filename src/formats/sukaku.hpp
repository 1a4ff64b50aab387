// Candidates as 729 symbols, as in lines, tables and JSON records.
#pragma once

#include "src/formats/board_text.hpp"
#include "src/formats/codec.hpp"

namespace deduku::formats {

/// Reads 729 symbols from byte `begin` of a line. Returns the byte after the last symbol.
Expected<std::size_t> read_marks(const Line& line, std::size_t begin, Marks& marks);

/// A longer text is not a puzzle of 81 cells, even with a + before each digit and some cells too many.
inline constexpr std::size_t longest_cells = std::size_t{4} * Cell::count;

/// Reads the puzzle in a field of `size` bytes: 81 symbols or, if it is longer than `longest_cells`, 729. Returns the
/// byte after the last symbol.
Expected<std::size_t> read_symbols(const Line& line, std::size_t begin, std::size_t size, Draft& draft);

}  // namespace deduku::formats
