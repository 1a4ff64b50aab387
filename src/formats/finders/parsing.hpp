// Strict parsers for finders that have found a text that looks like a format.
#pragma once

#include <string_view>

#include "src/formats/finders/finding.hpp"

namespace deduku::formats {

/// The first record of a text.
struct Parsed {
  Draft draft;
  std::optional<ParseError> error;
  std::size_t lines = 0;  ///< the number of lines in the record
};

/// Reads a text in a format, whose name must be one with a parser. Places are relative to the text.
Parsed parse_as(std::string_view format, std::string_view text, const ReadOptions& options);

/// The lines of a document from `begin` up to `end`, as they were written.
std::string lines_as_written(const Document& document, std::size_t begin, std::size_t end);
/// An error about `lines_as_written` from this line, with its place in the input.
ParseError placed_in(const Document& document, std::size_t begin, ParseError error);
/// Sets the positions of the cells of a record that was read from `lines_as_written`.
void set_offsets(const Document& document, std::size_t begin, const Draft& draft, Finding& finding);

}  // namespace deduku::formats
