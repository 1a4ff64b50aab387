#include "src/formats/finders/parsing.hpp"

#include <algorithm>

namespace deduku::formats {

Parsed parse_as(std::string_view format, std::string_view text, const ReadOptions& options) {
  Source source(lines_of(text));
  Parsed parsed;
  const std::unique_ptr<Parser> parser = codec_named(format).open(options);
  if (!parser->seek(source)) {
    parsed.error = error_of(Fault::no_puzzle, 0, 0);
    return parsed;
  }
  parsed.error = parser->parse(source, parsed.draft);
  parsed.lines = source.taken();
  return parsed;
}

std::string lines_as_written(const Document& document, std::size_t begin, std::size_t end) {
  std::string text;
  for (std::size_t line = begin; line < end; ++line) {
    text += document.written(document.line_piece(line));
    text += '\n';
  }
  return text;
}

ParseError placed_in(const Document& document, std::size_t begin, ParseError error) {
  if (error.line == 0) return error;
  const std::size_t line = std::min(begin + static_cast<std::size_t>(error.line) - 1, document.line_count() - 1);
  error.line = document.place(document.line_piece(line).begin).line;
  return error;
}

void set_offsets(const Document& document, std::size_t begin, const Draft& draft, Finding& finding) {
  for (Cell cell : Cell::all()) {
    const Place place = draft.places[cell];
    const std::size_t line = begin + static_cast<std::size_t>(std::max<std::int64_t>(place.line - 1, 0));
    const Piece piece = document.line_piece(std::min(line, document.line_count() - 1));
    const std::size_t column = static_cast<std::size_t>(std::max(place.column - 1, 0));
    finding.offsets[cell] = static_cast<std::uint32_t>(std::min(piece.begin + column, piece.end));
  }
}

}  // namespace deduku::formats
