// A puzzle of 81 cells that was broken into lines: all of one length, but for the last one, which may be shorter; by a mail
// program, or on purpose: 3 lines of 27, 81 of one.
#include <algorithm>

#include "src/formats/finders/cell_words.hpp"
#include "src/formats/symbols.hpp"

namespace deduku::formats {

namespace {

/// The cells of a line that holds nothing else but signs of mail before them; empty for other lines.
std::optional<Piece> all_cells(const Document& document, std::size_t line) {
  const std::string_view text = document.text();
  Piece piece = document.line_piece(line);
  if (!document.is_free(piece)) return std::nullopt;
  while (piece.begin < piece.end && (is_space(text[piece.begin]) || text[piece.begin] == '>')) ++piece.begin;
  while (piece.begin < piece.end && is_space(text[piece.end - 1])) --piece.end;
  const std::string_view cells = document.text(piece);
  return cells.empty() || !std::ranges::all_of(cells, is_symbol) ? std::nullopt : std::optional(piece);
}

bool is_wrapped(const std::vector<Piece>& pieces) {
  const std::size_t width = pieces.front().size();
  const bool is_row = width <= Digit::count && width != 1;
  const auto has_width = [&](const Piece& piece) { return piece.size() == width; };
  return pieces.size() > 1 && !is_row && std::all_of(pieces.begin(), pieces.end() - 1, has_width) &&
         pieces.back().size() <= width;
}

}  // namespace

void find_wraps(Findings& findings) {
  constexpr int fewest_clues = 17;
  const Document& document = findings.document;
  for (std::size_t line = 0; line < document.line_count(); ++line) {
    std::vector<Piece> pieces;
    CellRun run;
    std::string cells;
    for (; line < document.line_count(); ++line) {
      const auto piece = all_cells(document, line);
      if (!piece) break;
      pieces.push_back(*piece);
      for (std::size_t at = piece->begin; at < piece->end && run.count <= Cell::count; ++at) {
        cells += document.text()[at];
        run.add(value_of(document.text()[at]), true, at);
      }
    }
    if (pieces.empty() || !run.is_whole() || !is_wrapped(pieces) || run.clues() < fewest_clues) continue;
    findings.add({pieces.front().begin, pieces.back().end}, run, "line");
  }
}

}  // namespace deduku::formats
