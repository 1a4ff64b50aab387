// 81 cells without gaps, as in lines, fields of tables and library entries.
#pragma once

#include "src/formats/codec.hpp"

namespace deduku::formats {

/// Reads 81 symbols from byte `begin` of a line; `+` before a digit marks one that the player placed. Returns the byte
/// after the last symbol. `miscounted` is the fault for too few or too many symbols.
Expected<std::size_t> read_cells(const Line& line, std::size_t begin, Fault miscounted, Draft& draft);

/// Whether a word is meant as a puzzle of `count` symbols, 81 or 729: most of its characters are symbols, and its
/// length is nearer to that than to a row or to the other kind.
bool looks_like_cells(std::string_view word, std::size_t count);
/// Whether a word is meant as a puzzle of either kind.
inline bool looks_like_puzzle(std::string_view word) {
  return looks_like_cells(word, Cell::count) || looks_like_cells(word, Candidate::count);
}

/// Detects the damage by a spreadsheet that took the cells of a field for a number: leading zeros are lost, or all
/// digits except a few. Empty if there is no such damage.
std::optional<ParseError> damage_of_spreadsheet(const Line& line, std::size_t begin, std::string_view cells);

/// The word at byte `begin`; it ends before a space, a separator, a comment or a colon.
std::string_view word_at(std::string_view text, std::size_t begin);

/// The text after a puzzle that ends before byte `end`, without the separator; an error if it is not separated.
Expected<std::string> tail_after(const Line& line, std::size_t end);

}  // namespace deduku::formats
