// 81 cells on a line within any other text: quotes, a name, a link. They are contiguous, or in groups of equal length.
// Empty cells have the default signs, or all the same other sign.
#include <algorithm>

#include "src/formats/cells.hpp"
#include "src/formats/finders/cell_words.hpp"
#include "src/formats/finders/row_line.hpp"
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
    run.add(value_of(word[i]), !placed, at + i);
  }
  if (!run.is_whole() || !are_cells(word.substr(0, i))) return std::nullopt;
  const bool goes_on = i < word.size() && (is_word_character(word[i]) || is_blank_of(word.substr(0, i), word[i]));
  return goes_on ? std::nullopt : std::optional(i);
}

/// The cells of a word that holds 81 of them: the whole word, its beginning, or its end.
std::optional<Piece> cells_in_word(const Word& word, CellRun& run) {
  const auto& [offset, text] = word;
  if (text.size() < Cell::count) return std::nullopt;
  if (const auto end = cells_at_begin(text, offset, run)) return Piece{offset, offset + *end};
  constexpr std::size_t longest_beginning = 40;
  const std::size_t excess = text.size() - Cell::count;
  for (std::size_t before = 1; before <= std::min(excess, longest_beginning); ++before) {
    const char last = text[before - 1];
    if (is_word_character(last)) continue;
    const auto end = cells_at_begin(text.substr(before), offset + before, run);
    if (end && !is_blank_of(text.substr(before, *end), last)) return Piece{offset + before, offset + before + *end};
  }
  return std::nullopt;
}

/// Groups of cells of one length from a word on, 81 cells together, with only separators between them. Sets `run` to
/// the cells, and `after` to the index of the word after them.
std::optional<Piece> cells_in_groups(const std::vector<Word>& words, std::size_t first, std::size_t& after,
                                     CellRun& run) {
  const std::size_t length = words[first].text.size();
  if (length == 0 || Cell::count % length != 0) return std::nullopt;
  run = {};
  std::string cells;
  for (after = first; after < words.size() && words[after].text.size() == length; ++after) {
    const auto& [offset, group] = words[after];
    if (!std::ranges::all_of(group, may_be_cell)) break;
    cells += group;
    for (std::size_t i = 0; i < group.size(); ++i) run.add(value_of(group[i]), true, offset + i);
  }
  if (!run.is_whole() || !are_cells(cells) || repeats_digit(run.board)) return std::nullopt;
  return Piece{words[first].offset, words[after - 1].piece().end};
}

/// Whether words of any length that consist of cells, 81 together, make up a line.
bool are_cells_of_line(const std::vector<Word>& words, CellRun& run) {
  run = {};
  std::string cells;
  for (const auto& [offset, text] : words) {
    if (!std::ranges::all_of(text, is_symbol)) return false;
    cells += text;
    for (std::size_t i = 0; i < text.size(); ++i) run.add(value_of(text[i]), true, offset + i);
  }
  return run.is_whole() && are_cells(cells) && run.clues() > 0 && !repeats_digit(run.board);
}

/// Whether a line is 81 fields with a separator between any two; those of empty cells may be empty.
bool are_cells_in_fields(const Document& document, Piece line, CellRun& run) {
  const std::string_view text = document.text(line);
  for (const std::string_view separator : {",", ";", "\t"}) {
    if (std::ranges::count(text, separator[0]) != Cell::count - 1) continue;
    run = {};
    for (const Word& field : fields_between(text, separator, line.begin)) {
      const auto value = field_value(field.text);
      if (!value) return false;
      run.add(*value, true, field.offset);
    }
    return run.clues() > 0 && !repeats_digit(run.board);
  }
  return false;
}

/// Searches for cells in the words of a line. Several on a line may be a puzzle and its solution.
void find_in_words(Findings& findings, std::size_t line) {
  const Document& document = findings.document;
  const std::vector<Word> words = words_in(document, document.line_piece(line));
  const std::size_t first_new = findings.all.size();
  CellRun run;
  for (std::size_t i = 0; i < words.size(); ++i) {
    if (!document.is_free(words[i].piece())) continue;
    std::size_t after = i + 1;
    auto piece = cells_in_word(words[i], run);
    if (!piece) piece = cells_in_groups(words, i, after, run);
    // If a group cannot be read with those after it, fewer of them do not help.
    if (piece) findings.add(*piece, run, "line").may_be_solution = true;
    i = std::max(i, after - 1);
  }
  if (findings.all.size() != first_new || words.empty()) return;
  const Piece whole = document.line_piece(line);
  const bool is_puzzle =
      document.is_free(whole) && (are_cells_in_fields(document, whole, run) || are_cells_of_line(words, run));
  if (is_puzzle) findings.add(whole, run, "line").has_title = true;
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
  finding.set_title(draft.tail);
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
