// Lists with a puzzle on each line, some of them as 81 cells, others as 729 candidates.
#pragma once

#include "src/formats/codec.hpp"

namespace deduku::formats {

/// `usual`: how many symbols most puzzles have, 81 or 729. A line is read as one of the other kind where its length fits
/// only that.
std::unique_ptr<Parser> open_puzzle_lines(std::size_t usual);

/// Whether a line that is not empty is meant as a puzzle of either kind, if anything.
bool is_puzzle_line(std::string_view text);
/// Whether a line whose blanks are spaces may be nine groups of candidates instead, with as much space between them.
bool may_be_candidate_row(std::string_view text);
/// Reads a line of either kind, what is meant as 81 cells first.
std::optional<ParseError> parse_puzzle_line(const Line& line, Draft& draft);
/// Whether behind a full grid that was read from a line other cells follow: it may be the solution of those.
bool holds_more(std::string_view line, const Draft& draft);

}  // namespace deduku::formats
