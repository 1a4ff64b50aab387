// Links that hold a puzzle, and their packed texts alone: f-puzzles, SudokuPad, SudokuWiki, and sites that pass on such
// texts. Links with 81 digits in them are read like any other line.

#include "src/formats/finders/cell_words.hpp"
#include "src/formats/finders/finding.hpp"
#include "src/formats/found_texts.hpp"
#include "src/formats/link.hpp"
#include "src/formats/symbols.hpp"

namespace deduku::formats {

namespace {

bool is_form_character(char c) {
  return is_word_character(c) && c != other_character;
}

/// The texts of SudokuWiki: S9B and 162 characters, or just 162 after `bd=`.
void find_wiki_texts(Findings& findings, Piece line) {
  const std::string_view text = findings.document.text();
  for (std::size_t at = line.begin; at < line.end;) {
    const bool is_begin = is_form_character(text[at]) && (at == line.begin || !is_form_character(text[at - 1]));
    std::size_t end = at + 1;
    while (is_begin && end < line.end && is_form_character(text[end])) ++end;
    Board board;
    const bool is_named = text.substr(line.begin, at - line.begin).ends_with("bd=");
    const bool is_there = is_begin && read_sudokuwiki(text.substr(at, end - at), is_named, board);
    if (is_there && findings.document.is_free({at, end})) {
      std::size_t begin = at;
      while (begin > line.begin && !is_one_of(text[begin - 1], " \t\n\"<>`")) --begin;
      findings.add({begin, end}, board, "sudokuwiki");
    }
    at = is_begin ? end : at + 1;
  }
}

/// Reads the first link of a piece. Returns the place after it, or empty if there is no link.
std::optional<std::size_t> take_link(Findings& findings, Piece piece) {
  const Document& document = findings.document;
  const auto link = find_link(document.text(piece));
  if (!link) return std::nullopt;
  const Piece whole{piece.begin + link->begin, piece.begin + link->end};
  if (!document.is_free(whole)) return whole.end;
  Draft draft;
  if (const auto error = read_link(Line::of(std::string(document.text(piece))), *link, draft)) {
    // The name of a puzzle loses nothing: it does not contain a puzzle.
    findings.add_error_at_begin(whole, *error);
  } else {
    findings.add(whole, draft.board, format_of(link->kind)->name).set_title(draft.tail);
  }
  return whole.end;
}

}  // namespace

void find_packed_links(Findings& findings) {
  const Document& document = findings.document;
  for (std::size_t line = 0; line < document.line_count(); ++line) {
    const Piece piece = document.line_piece(line);
    constexpr std::size_t shortest = 14;
    for (std::size_t at = piece.begin; at + shortest < piece.end;) {
      const auto end = take_link(findings, {at, piece.end});
      if (!end) break;
      at = *end;
    }
    find_wiki_texts(findings, piece);
  }
}

}  // namespace deduku::formats
