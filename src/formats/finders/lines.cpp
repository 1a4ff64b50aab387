// 81 cells on a line within any other text: quotes, a name, a link. They are contiguous, or in groups of equal length.
// Empty cells have the default signs, or all the same other sign.
#include <algorithm>

#include "src/formats/finders/cell_words.hpp"
#include "src/formats/finders/row_line.hpp"
#include "src/formats/puzzle_lines.hpp"
#include "src/formats/symbols.hpp"

namespace deduku::formats {

namespace {

/// The 81 cells at the beginning of a word, if no cell follows them.
std::optional<std::size_t> cells_at_begin(std::string_view word, std::size_t at, CellRun& run) {
  run = {};
  std::size_t i = 0;
  for (; i < word.size() && !run.is_whole(); ++i) {
    const bool placed = word[i] == '+' && i + 1 < word.size() && is_digit(word[i + 1]);
    if (placed) ++i;
    run.add(is_digit(word[i]) ? value_of(word[i]) : std::uint8_t{0}, !placed, at + i);
  }
  if (!run.is_whole() || !are_cells(word.substr(0, i))) return std::nullopt;
  const bool goes_on = i < word.size() && (is_word_character(word[i]) || is_blank_of(word.substr(0, i), word[i]));
  return goes_on ? std::nullopt : std::optional(i);
}

/// The cells of a word that holds 81 of them: the whole word, its beginning, or its end.
std::optional<Piece> cells_in_word(const Document& document, Piece word, CellRun& run) {
  const std::string_view text = document.text(word);
  if (text.size() < Cell::count) return std::nullopt;
  if (const auto end = cells_at_begin(text, word.begin, run)) return Piece{word.begin, word.begin + *end};
  constexpr std::size_t longest_beginning = 40;
  const std::size_t excess = text.size() - Cell::count;
  for (std::size_t before = 1; before <= std::min(excess, longest_beginning); ++before) {
    const char last = text[before - 1];
    if (is_word_character(last)) continue;
    const auto end = cells_at_begin(text.substr(before), word.begin + before, run);
    if (end && !is_blank_of(text.substr(before, *end), last))
      return Piece{word.begin + before, word.begin + before + *end};
  }
  return std::nullopt;
}

/// Groups of cells of one length, 81 cells together, with only separators between them.
std::optional<Piece> cells_in_groups(const Document& document, const std::vector<Piece>& words, std::size_t first,
                                     std::size_t& behind, CellRun& run) {
  const std::size_t length = words[first].size();
  if (length == 0 || Cell::count % length != 0) return std::nullopt;
  run = {};
  std::string cells;
  for (behind = first; behind < words.size() && words[behind].size() == length; ++behind) {
    const std::string_view group = document.text(words[behind]);
    if (!std::ranges::all_of(group, may_be_cell)) break;
    cells += group;
    for (std::size_t i = 0; i < group.size(); ++i) {
      run.add(is_digit(group[i]) ? value_of(group[i]) : std::uint8_t{0}, true, words[behind].begin + i);
    }
  }
  if (!run.is_whole() || !are_cells(cells) || repeats_digit(run.board)) return std::nullopt;
  return Piece{words[first].begin, words[behind - 1].end};
}

/// Words of any length that consist of cells, 81 together, and make up the whole line.
std::optional<Piece> cells_of_line(const Document& document, Piece line, const std::vector<Piece>& words,
                                   CellRun& run) {
  run = {};
  std::string cells;
  for (const Piece& word : words) {
    for (std::size_t at = word.begin; at < word.end; ++at) {
      const char c = document.text()[at];
      if (!is_symbol(c)) return std::nullopt;
      cells += c;
      run.add(value_of(c), true, at);
    }
  }
  if (!run.is_whole() || !are_cells(cells) || run.clues() == 0 || repeats_digit(run.board)) return std::nullopt;
  return line;
}

/// 81 fields with a separator between any two; those of empty cells may be empty.
std::optional<Piece> cells_in_fields(const Document& document, Piece line, CellRun& run) {
  const std::string_view text = document.text(line);
  for (const char separator : {',', ';', '\t'}) {
    if (std::ranges::count(text, separator) != Cell::count - 1) continue;
    run = {};
    for (std::size_t begin = 0; begin <= text.size();) {
      const std::size_t end = std::min(text.find(separator, begin), text.size());
      const auto value = field_value(trimmed(text.substr(begin, end - begin)));
      if (!value) return std::nullopt;
      run.add(*value, true, line.begin + std::min(begin, text.size() - 1));
      begin = end + 1;
    }
    return run.clues() == 0 || repeats_digit(run.board) ? std::nullopt : std::optional(line);
  }
  return std::nullopt;
}

/// Searches for cells in the words of a line. Several on a line may be a puzzle and its solution.
void find_in_words(Findings& findings, std::size_t line) {
  const Document& document = findings.document;
  const std::vector<Piece> words = words_in(document, document.line_piece(line));
  const std::size_t first_new = findings.all.size();
  CellRun run;
  for (std::size_t i = 0; i < words.size(); ++i) {
    if (!document.is_free(words[i])) continue;
    std::size_t behind = i + 1;
    auto piece = cells_in_word(document, words[i], run);
    if (!piece) piece = cells_in_groups(document, words, i, behind, run);
    // If a group cannot be read with those after it, fewer of them do not help.
    if (piece) findings.add(*piece, run, "line").may_be_solution = true;
    i = std::max(i, behind - 1);
  }
  if (findings.all.size() != first_new || words.empty()) return;
  const Piece whole = document.line_piece(line);
  if (!document.is_free(whole)) return;
  if (cells_in_fields(document, whole, run) ||
      cells_of_line(document, {words.front().begin, words.back().end}, words, run)) {
    findings.add(whole, run, "line").has_title = true;
  }
}

/// A line of the strict format; false for any other line.
bool find_strict(Findings& findings, std::size_t line) {
  const Document& document = findings.document;
  const Piece piece = document.line_piece(line);
  const Line as_read = document.line_as_read(line);
  if (may_be_candidate_row(as_read.text)) return false;
  Draft draft;
  if (parse_puzzle_line(as_read, draft) || holds_more(as_read.text, draft)) return false;
  Finding& finding = findings.add(piece, draft.board, draft.format == nullptr ? "line" : draft.format->name);
  for (Cell cell : Cell::all()) {
    const auto column = static_cast<std::uint32_t>(draft.places[cell].column);
    finding.offsets[cell] = static_cast<std::uint32_t>(piece.begin) + (column == 0 ? 0 : column - 1);
  }
  finding.title = draft.tail;
  finding.has_title = true;
  return true;
}

}  // namespace

void find_lines(Findings& findings) {
  for (std::size_t line = 0; line < findings.document.line_count(); ++line) {
    constexpr std::size_t shortest = 72;
    if (findings.document.line_piece(line).size() < shortest) continue;
    if (findings.document.is_line_free(line) && find_strict(findings, line)) continue;
    find_in_words(findings, line);
  }
}

}  // namespace deduku::formats
