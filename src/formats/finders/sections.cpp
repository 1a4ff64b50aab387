// Files of SadMan Sudoku and SudoCue: a section [Puzzle], or lines like #AAuthor before a grid.
#include <algorithm>

#include "src/formats/finders/finding.hpp"
#include "src/formats/finders/row_line.hpp"
#include "src/formats/found_texts.hpp"
#include "src/formats/symbols.hpp"

namespace deduku::formats {

namespace {

constexpr std::size_t longest_record = 200;  ///< in lines

std::string_view text_at(const Document& document, std::size_t line) {
  return trimmed(document.line(line));
}

/// The first line of the metadata and empty lines above a line.
std::size_t metadata_begin(const Document& document, std::size_t line) {
  while (line > 0 && document.is_line_free(line - 1) && is_sdk_metadata(text_at(document, line - 1))) --line;
  return line;
}

/// Whether a grid with its metadata begins here; it needs several such lines, all of different kinds.
bool is_with_metadata(const Document& document, std::size_t line) {
  std::vector<std::string> comments;
  constexpr std::size_t most = 9;  // there are eight kinds
  while (comments.size() < most && line < document.line_count() && is_sdk_metadata(text_at(document, line))) {
    comments.emplace_back(text_at(document, line++));
  }
  while (line < document.line_count() && text_at(document, line).empty()) ++line;
  if (line == document.line_count() || !has_sdk_metadata(comments)) return false;
  return row_line_of(document, line).kind != RowLine::Kind::other;
}

/// Whether a line continues a record: it is neither another section (except the player's) nor another puzzle.
bool is_of_record(const Document& document, std::size_t line) {
  const std::string_view text = text_at(document, line);
  return document.is_line_free(line) && (!text.starts_with('[') || same_word(text, "[State]"));
}

/// The line of a section between two lines; `end` if it does not occur.
std::size_t find_section(const Document& document, std::size_t begin, std::size_t end, std::string_view name) {
  while (begin < end && !same_word(text_at(document, begin), name)) ++begin;
  return begin;
}

/// Whether a line is followed by rows of a grid or by nothing, apart from metadata and empty lines: other files also
/// have a section of this name.
bool is_before_rows(const Document& document, std::size_t line) {
  do {
    ++line;
  } while (line < document.line_count() &&
           (text_at(document, line).empty() || is_sdk_metadata(text_at(document, line))));
  return line == document.line_count() || row_line_of(document, line).kind != RowLine::Kind::other;
}

/// Reads the record that begins with a line. If only the player's part is damaged, the puzzle is read without it.
void take_record(Findings& findings, std::size_t begin, std::size_t first) {
  const Document& document = findings.document;
  std::size_t end = first + 1;
  while (end < std::min(begin + longest_record, document.line_count()) && is_of_record(document, end)) ++end;
  Parsed parsed = parse_as("sdk", lines_as_written(document, begin, end), findings.options);
  end = std::min(end, begin + std::max<std::size_t>(parsed.lines, first - begin + 1));
  const Piece whole = document.lines_piece(begin, end);
  std::size_t first_line = first;
  while (first_line + 1 < end &&
         (is_sdk_metadata(text_at(document, first_line)) || text_at(document, first_line).empty())) {
    ++first_line;
  }
  const std::optional<ParseError> error = parsed.error;
  const std::size_t state = find_section(document, first, end, "[State]");
  if (error && state < end) parsed = parse_as("sdk", lines_as_written(document, begin, state), findings.options);
  if (parsed.error) return findings.add_error(whole, placed_in(document, begin, *error));
  findings.document.claim(whole);
  const Piece puzzle = document.lines_piece(first_line, error ? state : end);
  Finding& finding = findings.add(puzzle, parsed.draft.board, "sdk");
  set_offsets(document, begin, parsed.draft, finding);
  finding.title = parsed.draft.tail;
  finding.has_title = !finding.title.empty() || first > begin;
  if (error) findings.add_error(document.lines_piece(state, end), placed_in(document, begin, *error));
}

/// Claims sections that do not hold the digits of a puzzle: nine lines that are not a grid.
void claim_other_sections(Document& document) {
  constexpr std::string_view names[] = {"[PencilMarks]", "[Pencil Marks]", "[Marks]",
                                        "[Colours]",     "[Colors]",       "[Candidates]"};
  for (std::size_t line = 0; line < document.line_count(); ++line) {
    const std::string_view text = text_at(document, line);
    const bool is_known = std::ranges::any_of(names, [&](std::string_view name) { return same_word(name, text); });
    if (!is_known || !document.is_line_free(line)) continue;
    const std::size_t end = std::min(line + 1 + Digit::count, document.line_count());
    document.claim(document.line_piece(line));
    while (line + 1 < end && !text_at(document, line + 1).empty() && !text_at(document, line + 1).starts_with('[')) {
      document.claim(document.line_piece(++line));
    }
  }
}

}  // namespace

void find_sections(Findings& findings) {
  const Document& document = findings.document;
  for (std::size_t line = 0; line < document.line_count(); ++line) {
    if (!document.is_line_free(line)) continue;
    if (same_word(text_at(document, line), "[Puzzle]") && is_before_rows(document, line)) {
      take_record(findings, metadata_begin(document, line), line);
    } else if (is_sdk_metadata(text_at(document, line)) && is_with_metadata(document, line)) {
      take_record(findings, line, line);
    }
  }
  claim_other_sections(findings.document);
}

}  // namespace deduku::formats
