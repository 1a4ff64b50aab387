#include "src/formats/rows.hpp"

#include <algorithm>

#include "src/formats/symbols.hpp"

namespace deduku::formats {

namespace {

constexpr bool contains(std::string_view text, std::string_view part) {
  return text.find(part) != std::string_view::npos;
}
constexpr bool consists_of(std::string_view text, std::string_view characters) {
  return text.find_first_not_of(characters) == std::string_view::npos;
}

/// Nine dashes: a row of blanks, or a border below rows of nine characters.
bool is_nine_dashes(std::string_view text) {
  return consists_of(text, "-| \t") && std::ranges::count(text, '-') == 9;
}

bool has_digit(std::string_view text) {
  return std::ranges::any_of(text, is_digit);
}

/// Whether nine dashes are a row: the nearest rows with digits and blanks have dashes for blanks, or there
/// are no such rows.
bool dashes_are_blanks(const std::vector<Line>& before, Source& source) {
  const auto has_blank = [](const Line& line) {
    return has_digit(line.text) && line.text.find_first_of(".0*_-") != std::string::npos;
  };
  const auto found = std::ranges::find_if(before, has_blank);
  if (found != before.end()) return contains(found->text, "-");
  for (std::size_t ahead = 1; ahead < 12; ++ahead) {
    const Line* line = source.peek(ahead);
    if (line == nullptr || line->is_empty()) return true;
    if (has_blank(*line)) return contains(line->text, "-");
  }
  return true;
}

/// Whether a line can be meant as a row: half of what it holds belongs to cells.
bool is_like_row(std::string_view text) {
  const auto belongs = [](char c) { return is_symbol(c) || contains("+<>|:,;", {&c, 1}); };
  const auto filled = std::ranges::count_if(text, [](char c) { return !is_space(c); });
  return 2 * std::ranges::count_if(text, [&](char c) { return belongs(c); }) >= filled;
}

/// The character that separates nine fields; 0 when there is none.
char delimiter_of(std::string_view text) {
  for (char delimiter : {'\t', ',', ';'}) {
    if (std::ranges::count(text, delimiter) == 8) return delimiter;
  }
  return 0;
}

std::vector<Word> fields_of(std::string_view text, char delimiter) {
  std::vector<Word> fields;
  for (std::size_t begin = 0; begin <= text.size();) {
    const std::size_t end = std::min(text.find(delimiter, begin), text.size());
    const std::string_view field = text.substr(begin, end - begin);
    const std::size_t indent = std::min(field.find_first_not_of(spaces), field.size());
    fields.push_back({begin + indent, trimmed(field)});
    begin = end + 1;
  }
  return fields;
}

/// Nothing belongs to two records: a title or a section begins another one.
bool begins_record(const Line& line) {
  return is_grid_title(line.text) || trimmed(line.text).starts_with('[');
}

/// Whether the next line of the source belongs to the frame of the grid with these rows.
bool at_border(const std::vector<Line>& rows, Source& source) {
  const std::string& text = source.peek()->text;
  return is_border(text) || (is_nine_dashes(text) && !dashes_are_blanks(rows, source));
}

/// Takes a line that is neither row nor border.
ParseError refuse_line(Source& source) {
  const Line& line = *source.peek();
  const std::size_t begin = line.text.find_first_not_of(spaces);
  ParseError error =
      error_at(line, begin, "expected the first row of a grid, found " + found_at(line, begin));
  source.take();
  return error;
}

/// Whether no word is longer than the cells of one row could be.
bool has_short_words(std::string_view text) {
  constexpr std::size_t longest = 18;
  return std::ranges::all_of(words_of(text), [](const Word& word) { return word.text.size() <= longest; });
}

/// Counts a row with nine words.
void count_words(const std::vector<Word>& words, RowCensus& census) {
  ++census.with_nine_words;
  for (const Word& word : words) {
    const bool blank = word.text.empty() || (word.text.size() == 1 && is_blank(word.text[0]));
    if (blank) ++census.blank_words;
    if (word.text.size() > 1) ++census.long_words;
  }
}

}  // namespace

bool is_border(std::string_view text) {
  return consists_of(text, "+-=|:*.,'` \t") && (contains(text, "---") || contains(text, "===")) &&
         !is_nine_dashes(text);
}

bool is_grid_title(std::string_view text) {
  const std::string_view title = trimmed(text);
  if (title.size() < 6 || !is_space(title[4])) return false;
  return same_word(title.substr(0, 4), "grid") && consists_of(trimmed(title.substr(4)), "0123456789");
}

std::vector<Word> words_of(std::string_view text) {
  if (const char delimiter = delimiter_of(text)) return fields_of(text, delimiter);
  constexpr std::string_view between = " \t|:,;";
  std::vector<Word> words;
  for (std::size_t begin = text.find_first_not_of(between); begin < text.size();) {
    const std::size_t end = std::min(text.find_first_of(between, begin), text.size());
    words.push_back({begin, text.substr(begin, end - begin)});
    begin = text.find_first_not_of(between, end);
  }
  return words;
}

std::vector<Word> symbols_of(std::string_view text) {
  std::vector<Word> symbols;
  for (const Word& word : words_of(text)) {
    if (word.text.empty()) symbols.push_back(word);
    for (std::size_t i = 0; i < word.text.size();) {
      const std::size_t size = word.text[i] == '+' && i + 1 < word.text.size() ? 2 : 1;
      symbols.push_back({word.offset + i, word.text.substr(i, size)});
      i += size;
    }
  }
  return symbols;
}

RowCensus take_census(Preview& preview) {
  RowCensus census;
  const std::string& first = preview.line(0)->text;
  if (!is_border(first) && !(is_like_row(first) && has_short_words(first))) return census;
  for (std::size_t i = 0; census.rows < 9; ++i) {
    const Line* line = preview.line(i);
    if (line == nullptr || begins_record(*line)) break;
    if (is_border(line->text)) continue;
    ++census.rows;
    if (symbols_of(line->text).size() == 9) ++census.with_nine_symbols;
    const std::vector<Word> words = words_of(line->text);
    if (words.size() == 9) count_words(words, census);
  }
  return census;
}

ParseError missing_rows(int line, std::size_t rows) {
  return {line, 0, "the grid has " + counted(rows, "row") + ", expected 9"};
}

Expected<std::vector<Line>> take_rows(Source& source) {
  const Line first = *source.peek();
  if (begins_record(first) || !(is_border(first.text) || is_like_row(first.text))) return refuse_line(source);
  std::vector<Line> rows;
  while (rows.size() < 9) {
    const Line* line = source.peek();
    if (line == nullptr || begins_record(*line)) break;
    const bool between_bands = rows.size() == 3 || rows.size() == 6;
    if (line->is_empty() && !between_bands) break;
    const bool skipped = line->is_empty() || line->is_comment() || at_border(rows, source);
    if (!skipped) rows.push_back(*source.peek());
    source.take();
  }
  while (source.peek() != nullptr && at_border(rows, source)) source.take();
  if (rows.size() == 9) return rows;
  return missing_rows(rows.empty() ? first.number : rows.back().number, rows.size());
}

std::optional<ParseError> check_length(const Line& line, int row, const std::vector<Word>& words) {
  if (words.size() == 9) return std::nullopt;
  const std::size_t offset = words.size() > 9 ? words[9].offset : line.text.find_last_not_of(" \t|") + 1;
  return error_at(
      line, offset,
      "row " + std::to_string(row + 1) + " has " + counted(words.size(), "cell") + ", expected 9");
}

std::optional<ParseError> read_row(const Line& line, int row, Draft& draft) {
  const std::vector<Word> symbols = symbols_of(line.text);
  for (std::size_t i = 0; i < symbols.size(); ++i) {
    const auto [offset, text] = symbols[i];
    const bool placed = text.size() == 2 && is_digit(text[1]);
    const char symbol = text.empty() ? '.' : text.back();
    if (!placed && !is_symbol(text.empty() ? '.' : text[0])) {
      return error_at(line, offset, "expected a digit or a blank, found " + found_at(line, offset));
    }
    if (i >= 9) continue;
    draft.set(Cell::at(row, static_cast<int>(i)), value_of(symbol), !placed,
              line.place(offset + (placed ? 1 : 0)));
  }
  return check_length(line, row, symbols);
}

std::optional<ParseError> read_grid(Source& source, Draft& draft) {
  const auto rows = take_rows(source);
  if (!rows) return rows.error();
  for (int row = 0; row < 9; ++row) {
    if (auto error = read_row((*rows)[row], row, draft)) return error;
  }
  return std::nullopt;
}

}  // namespace deduku::formats
