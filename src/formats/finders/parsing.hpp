// Strict formats, for those who find what looks like one.
#pragma once

#include <string_view>

#include "src/formats/finders/finding.hpp"

namespace deduku::formats {

/// The first record of a text.
struct Parsed {
  Draft draft;
  std::optional<ParseError> error;
  std::size_t lines = 0;  ///< how many the record took
};

/// Reads a text as a format, whose name must be one with a parser. Places are those of the text.
Parsed parse_as(std::string_view format, std::string_view text, const ReadOptions& options);

/// The lines of a document from one on, as they were written, up to another one.
std::string lines_as_written(const Document& document, std::size_t begin, std::size_t end);
/// An error about `lines_as_written` from this line on, with its place in the input.
ParseError placed_in(const Document& document, std::size_t begin, ParseError error);
/// Where the cells of a record are that was read from `lines_as_written`.
void set_offsets(const Document& document, std::size_t begin, const Draft& draft, Finding& finding);

}  // namespace deduku::formats
