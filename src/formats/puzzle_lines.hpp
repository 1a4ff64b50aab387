// Lists with one puzzle a line, some as 81 cells, others as 729 candidates.
#pragma once

#include "src/formats/codec.hpp"

namespace deduku::formats {

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
