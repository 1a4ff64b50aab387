// Titles of puzzles: the text on their line, or above it.
#include <algorithm>

#include "src/formats/finders/cell_words.hpp"
#include "src/formats/finders/row_line.hpp"
#include "src/formats/symbols.hpp"
#include "src/formats/tagged_text.hpp"

namespace deduku::formats {

namespace {

/// Signs around titles that are not part of them.
constexpr std::string_view around = " \t\"'`()[]{}<>,;|/\\=&:*_~#%-";
constexpr std::size_t longest_title = 200;

Piece without_signs(const Document& document, Piece piece, std::string_view behind) {
  const std::string_view text = document.text(piece);
  std::size_t begin = std::min(text.find_first_not_of(around), text.size());
  const bool is_number = begin > 0 && begin < text.size() && text[begin - 1] == '#' && is_digit(text[begin]);
  if (is_number) --begin;
  const std::size_t last = text.find_last_not_of(behind);
  const std::size_t end = last == text.npos ? begin : std::max(begin, last + 1);
  return {piece.begin + begin, piece.begin + end};
}

/// The free text of a piece, without the signs around it; empty if it does not hold a word.
std::string free_text(const Document& document, Piece piece, std::string_view behind = around) {
  if (piece.size() == 0 || piece.size() > longest_title || !document.is_free(piece)) return {};
  const Piece inner = without_signs(document, piece, behind);
  const std::string_view text = document.text(inner);
  if (std::ranges::none_of(text, is_word_character)) return {};
  return without_styling(document.written(inner));
}

/// Whether a line is part of a program or of a file rather than text for people.
bool is_code(std::string_view line) {
  const std::string_view text = trimmed(line);
  return text.find("\":") != text.npos || text.find("://") != text.npos || text.find("</") != text.npos ||
         text.starts_with('{') || text.starts_with('<') || text.starts_with('\\');
}

/// Whether a line is only a tag of a forum or a fence of Markdown: [code], ```text.
bool is_tag(std::string_view text) {
  if (text.starts_with("```") || text.starts_with("~~~")) return true;
  if (!text.starts_with('[') || !text.ends_with(']')) return false;
  return std::ranges::none_of(text.substr(1, text.size() - 2),
                              [](char c) { return c == ' ' || is_digit(c) || c == '['; });
}

/// The text before and after a puzzle on its line.
std::string title_on_line(const Document& document, const Finding& finding) {
  const Piece line = document.line_piece(document.line_at(finding.piece.begin));
  if (finding.piece.end > line.end || is_code(document.text(line))) return {};
  const std::string before = free_text(document, {line.begin, finding.piece.begin});
  const std::string after = free_text(document, {finding.piece.end, line.end});
  return before + (before.empty() || after.empty() ? "" : " ") + after;
}

/// The line above a puzzle that is its title, beyond at most one empty line.
std::string title_above(Document& document, const Finding& finding) {
  const std::size_t own = document.line_at(finding.piece.begin);
  bool is_behind_empty = false;
  for (std::size_t line = own; line-- > 0;) {
    const std::string_view text = trimmed(document.line(line));
    if (!document.is_line_free(line) || is_code(text)) return {};
    const bool has_words = std::ranges::any_of(text, is_word_character);
    const RowLine row = row_line_of(document, line);
    // A date may have nine signs, like a row.
    if (has_words && !is_tag(text) && (row.kind == RowLine::Kind::other || row.mixes_blanks)) {
      const Piece piece = document.line_piece(line);
      std::string title = free_text(document, piece, " \t:`*_=-");
      if (!title.empty()) document.claim(piece);
      return title;
    }
    if (text.empty() && std::exchange(is_behind_empty, true)) return {};
  }
  return {};
}

/// Whether a puzzle is in a list of lines: the text above the first line is not its title.
bool is_in_list(const Document& document, const std::vector<Finding>& findings, std::size_t at) {
  const std::size_t line = document.line_at(findings[at].piece.begin);
  if (findings[at].piece.end > document.line_piece(line).end) return false;
  return at + 1 < findings.size() && document.line_at(findings[at + 1].piece.begin) <= line + 1;
}

}  // namespace

void give_titles(Document& document, std::vector<Finding>& findings) {
  for (std::size_t i = 0; i < findings.size(); ++i) {
    Finding& finding = findings[i];
    if (finding.error) continue;
    if (!finding.has_title) finding.title = title_on_line(document, finding);
    const bool is_list = is_in_list(document, findings, i);
    if (finding.title.empty() && !is_list) finding.title = title_above(document, finding);
  }
  // The text beside a puzzle belongs to it, even if it is not its title.
  for (const Finding& finding : findings) {
    document.claim(
        document.lines_piece(document.line_at(finding.piece.begin), document.last_line_of(finding.piece) + 1));
  }
}

}  // namespace deduku::formats
