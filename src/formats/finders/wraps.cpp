// A puzzle of 81 cells broken into lines of equal length (the last one may be shorter). A mail program may have broken
// it, or its writer: 3 lines of 27, 81 of one, the parts of a text in a program.
//
//   "..3.2.6..9..3.5..1..18.64.."
//   "..81.29..7.......8..67.82.."
//   "..26.95..8..2.3..9..5.1.3..";
#include <algorithm>

#include "src/formats/finders/cell_words.hpp"
#include "src/formats/symbols.hpp"

namespace deduku::formats {

namespace {

bool are_all_cells(std::string_view text) {
  return !text.empty() && std::ranges::all_of(text, is_symbol);
}

/// The cells of a line that holds only cells, apart from mail prefixes around them; empty for other lines.
std::optional<Piece> all_cells(const Document& document, std::size_t line, bool) {
  const std::string_view text = document.text();
  Piece piece = document.line_piece(line);
  if (!document.is_free(piece)) return std::nullopt;
  while (piece.begin < piece.end && (is_space(text[piece.begin]) || text[piece.begin] == '>')) ++piece.begin;
  while (piece.begin < piece.end && (is_space(text[piece.end - 1]) || text[piece.end - 1] == '=')) --piece.end;
  return are_all_cells(document.text(piece)) ? std::optional(piece) : std::nullopt;
}

/// A text in quotes without escaped line ends.
std::string_view without_escaped_end(std::string_view text) {
  for (const std::string_view end : {"\\n", "\\r"}) {
    if (text.ends_with(end)) text.remove_suffix(end.size());
  }
  return text;
}

/// The cells of the only text in quotes on a line; the first line may begin with the name of the text.
std::optional<Piece> quoted_cells(const Document& document, std::size_t line, bool is_first) {
  constexpr std::string_view behind = " \t,;+.&_\\)]}";
  constexpr std::size_t shortest = 9;
  const Piece piece = document.line_piece(line);
  const std::string_view text = document.line(line);
  const std::size_t open = text.find_first_of("\"'");
  const std::size_t close = open == text.npos ? open : text.find(text[open], open + 1);
  if (close == text.npos || !document.is_free(piece)) return std::nullopt;
  if (!is_first && std::ranges::any_of(text.substr(0, open), is_word_character)) return std::nullopt;
  if (text.find_first_not_of(behind, close + 1) != text.npos) return std::nullopt;
  const std::string_view cells = without_escaped_end(text.substr(open + 1, close - open - 1));
  if (cells.size() < shortest || !are_all_cells(cells)) return std::nullopt;
  return Piece{piece.begin + open + 1, piece.begin + open + 1 + cells.size()};
}

/// The position of the cells within a line, for the first line and for the ones after it.
struct LineForm {
  std::optional<Piece> (*cells_of)(const Document& document, std::size_t line, bool is_first);
  bool may_be_rows;  ///< nine lines of nine are not a grid that is found as such
};
constexpr LineForm forms[] = {{all_cells, false}, {quoted_cells, true}};

bool is_wrapped(const std::vector<Piece>& pieces, bool may_be_rows) {
  const std::size_t width = pieces.front().size();
  const bool is_row = width <= Digit::count && width != 1 && !may_be_rows;
  const auto has_width = [&](const Piece& piece) { return piece.size() == width; };
  return pieces.size() > 1 && !is_row && std::all_of(pieces.begin(), pieces.end() - 1, has_width) &&
         pieces.back().size() <= width;
}

/// Reads all lines of a form from one on. Returns the line after them.
std::size_t take_lines(Findings& findings, std::size_t line, const LineForm& form) {
  constexpr int fewest_clues = 17;
  const Document& document = findings.document;
  std::vector<Piece> pieces;
  CellRun run;
  for (; line < document.line_count(); ++line) {
    const auto piece = form.cells_of(document, line, pieces.empty());
    if (!piece) break;
    pieces.push_back(*piece);
    for (std::size_t at = piece->begin; at < piece->end; ++at) run.add(value_of(document.text()[at]), true, at);
  }
  const bool is_puzzle = run.is_whole() && is_wrapped(pieces, form.may_be_rows) && run.clues() >= fewest_clues;
  if (is_puzzle) findings.add({pieces.front().begin, pieces.back().end}, run, "line");
  return line;
}

}  // namespace

void find_wraps(Findings& findings) {
  for (const LineForm& form : forms) {
    for (std::size_t line = 0; line < findings.document.line_count();) {
      line = std::max(take_lines(findings, line, form), line + 1);
    }
  }
}

}  // namespace deduku::formats
