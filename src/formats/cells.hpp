// Puzzles without gaps, as in lines, fields of tables and library entries: 81 cells, or 729 candidates.
#pragma once

#include <memory>
#include <optional>

#include "deduku/moves.hpp"
#include "src/formats/codec.hpp"
#include "src/formats/pieces.hpp"

namespace deduku::formats {

/// Reads 81 symbols from byte `begin` of a line; `+` before a digit marks one that the player placed. Returns the byte
/// after the last symbol. `miscounted` is the fault for too few or too many symbols.
Expected<std::size_t> read_cells(const Line& line, std::size_t begin, Fault miscounted, Draft& draft);
/// Reads 729 symbols from byte `begin` of a line (see sukaku.cpp). Returns the byte after the last symbol.
Expected<std::size_t> read_marks(const Line& line, std::size_t begin, Marks& marks);

/// A longer text is not a puzzle of 81 cells, even with a + before each digit and some cells too many.
inline constexpr std::size_t longest_cells = std::size_t{4} * Cell::count;
/// Reads the puzzle that makes up a piece of a line: 81 symbols or, if it is longer than `longest_cells`, 729. `excess`
/// is the fault for anything after it.
std::optional<ParseError> read_symbols(const Line& line, Piece piece, Fault excess, Draft& draft);

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

/// The candidate in three digits, digit, row and column; empty for any other text.
std::optional<Candidate> candidate_of_triple(std::string_view text);

// Lists with one puzzle a line, some as 81 cells, others as 729 candidates (see line.cpp).

/// `usual`: the number of symbols in most puzzles, 81 or 729. A line is read as the other kind if its length fits only
/// that.
std::unique_ptr<Parser> open_puzzle_lines(std::size_t usual);

/// Whether a line that is not empty is likely meant as a puzzle of either kind.
bool is_puzzle_line(std::string_view text);
/// Whether a line whose blanks are spaces may be nine groups of candidates instead, with as much space between them.
bool may_be_candidate_row(std::string_view text);
/// Reads a line of either kind, trying 81 cells first.
std::optional<ParseError> parse_puzzle_line(const Line& line, Draft& draft);
/// Whether more cells follow a full grid that was read from a line: the grid may be the solution of those.
bool holds_more(std::string_view line, const Draft& draft);

}  // namespace deduku::formats
