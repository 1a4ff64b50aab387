// 81 cells in one piece, as lines, fields of tables and library entries hold them.
#pragma once

#include "src/formats/codec.hpp"

namespace deduku::formats {

/// Reads 81 symbols from byte `begin` of a line on; `+` before a digit says that the player placed it. Returns the byte
/// after the last symbol. `miscounted` says that there are too few or too many.
Expected<std::size_t> read_cells(const Line& line, std::size_t begin, Fault miscounted, Draft& draft);

/// Whether a word is meant as a puzzle of `count` symbols, 81 or 729: most of its characters are symbols, and its
/// length is nearer to that than to a row or to the other kind.
bool looks_like_cells(std::string_view word, std::size_t count);
/// Whether a word is meant as a puzzle of either kind.
inline bool looks_like_puzzle(std::string_view word) {
  return looks_like_cells(word, Cell::count) || looks_like_cells(word, Candidate::count);
}

/// What a spreadsheet did to the cells of a field, which it took for a number: zeros before them are lost, or all digits but a
/// few. Empty where it did nothing.
std::optional<ParseError> damage_of_spreadsheet(const Line& line, std::size_t begin, std::string_view cells);

/// The word at byte `begin`; it ends before a space, a separator, a comment or a colon.
std::string_view word_at(std::string_view text, std::size_t begin);

/// What follows a puzzle that ends before byte `end`, without separator; an error if it is not separated.
Expected<std::string> tail_after(const Line& line, std::size_t end);

}  // namespace deduku::formats
