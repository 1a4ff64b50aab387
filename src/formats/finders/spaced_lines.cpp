// A puzzle on a line whose empty cells are spaces, of which trailing ones may be lost; and lines that were kept back as
// possible rows of a grid but are not.
#include <algorithm>

#include "src/formats/cells.hpp"
#include "src/formats/finders/finding.hpp"
#include "src/formats/symbols.hpp"

namespace deduku::formats {

namespace {

/// Whether a line is a puzzle of digits and spaces for blanks, of which trailing ones may be lost.
bool are_spaced_cells(const Document& document, Piece line, CellRun& run) {
  constexpr std::size_t most_lost = 9;
  const std::string_view text = document.text(line);
  if (text.size() + most_lost < Cell::count) return false;
  const std::string_view cells = text.substr(0, Cell::count);
  const auto fits = [](char c) { return is_digit(c) || c == ' '; };
  if (!std::ranges::all_of(cells, fits) || !trimmed(text.substr(cells.size())).empty()) return false;
  for (std::size_t i = 0; i < Cell::count; ++i) {
    run.add(i < cells.size() ? value_of(cells[i]) : std::uint8_t{0}, true, line.begin + std::min(i, cells.size()));
  }
  return run.is_likely_puzzle();
}

/// A line as the strict format reads it, which allows text after the cells.
bool find_with_tail(Findings& findings, std::size_t line) {
  const Document& document = findings.document;
  const Line as_read = document.line_as_read(line);
  Draft draft;
  if (!may_be_candidate_row(as_read.text) || parse_puzzle_line(as_read, draft)) return false;
  findings.add(document.line_piece(line), draft.board, "line").set_title(draft.tail);
  return true;
}

}  // namespace

void find_spaced_lines(Findings& findings) {
  const Document& document = findings.document;
  for (std::size_t line = 0; line < document.line_count(); ++line) {
    if (!document.is_line_free(line) || find_with_tail(findings, line)) continue;
    CellRun run;
    const Piece piece = document.line_piece(line);
    if (are_spaced_cells(document, piece, run)) findings.add(piece, run, "line").has_title = true;
  }
}

}  // namespace deduku::formats
