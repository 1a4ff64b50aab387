// Lines of HoDoKu's library, and lines copied by similar programs: the grid, a colon, the removed candidates.
//
//   :0100:1:+92....365...:122 123:118 128::       1..5+6.7...:413 316 221
#include <algorithm>

#include "src/formats/board_text.hpp"
#include "src/formats/cells.hpp"
#include "src/formats/finders/finding.hpp"
#include "src/formats/symbols.hpp"

namespace deduku::formats {

namespace {

/// Whether a text consists of candidates as three digits each, digit, row and column, that a board allows.
bool are_deleted_from(std::string_view triples, const Board& board) {
  const Marks allowed = allowed_marks(board);
  const std::vector<Word> words = words_between(triples, spaces);
  return !words.empty() && std::ranges::all_of(words, [&](const Word& word) {
    const auto candidate = candidate_of_triple(word.text);
    return candidate && allowed[candidate->cell()].contains(candidate->digit());
  });
}

/// Completes a line of the library that lacks its code; empty for any other line.
std::string completed(std::string_view line, const ReadOptions& options) {
  const std::string_view text = trimmed(line);
  const std::size_t colon = text.find(':');
  if (colon == text.npos || colon < Cell::count || colon > 2 * Cell::count) return {};
  const std::string_view cells = text.substr(0, colon);
  if (!std::ranges::all_of(cells, [](char c) { return is_symbol(c) || c == '+'; })) return {};
  std::string whole = ":0000:x:" + std::string(text) + "::";
  const Parsed parsed = parse_as("hodoku", ":0000:x:" + std::string(cells) + ":::", options);
  return parsed.error || !are_deleted_from(text.substr(colon + 1), parsed.draft.board) ? std::string() : whole;
}

}  // namespace

void find_library(Findings& findings) {
  const Document& document = findings.document;
  for (std::size_t line = 0; line < document.line_count(); ++line) {
    const Piece piece = document.line_piece(line);
    if (piece.size() < Cell::count || !document.is_free(piece)) continue;
    const std::string_view text = trimmed(document.text(piece));
    const bool is_whole = text.starts_with(':');
    const std::string written = is_whole ? std::string(document.written(piece)) : completed(text, findings.options);
    if (written.empty()) continue;
    const Parsed parsed = parse_as("hodoku", written, findings.options);
    if (parsed.error && is_whole) findings.add_error(piece, placed_in(document, line, *parsed.error));
    if (parsed.error) continue;
    Finding& finding = findings.add(piece, parsed.draft.board, "hodoku");
    if (is_whole) set_offsets(document, line, parsed.draft, finding);
    finding.set_title(is_whole ? parsed.draft.tail : "");
  }
}

}  // namespace deduku::formats
