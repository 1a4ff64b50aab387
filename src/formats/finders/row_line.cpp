#include "src/formats/finders/row_line.hpp"

#include <algorithm>
#include <cctype>

#include "src/formats/finders/cell_words.hpp"
#include "src/formats/symbols.hpp"

namespace deduku::formats {

namespace {

using Fields = std::vector<Word>;

/// The prefix of quoted mail, or of a comment in a program.
std::size_t end_of_prefix(std::string_view text) {
  std::size_t at = 0;
  while (at < text.size() && (is_space(text[at]) || text[at] == '>')) ++at;
  if (text.substr(at).starts_with("//")) at += 2;
  while (at + 1 < text.size() && (text[at] == '#' || text[at] == '%') && is_space(text[at + 1])) ++at;
  // Two dashes may be two cells.
  const auto are_cells_behind = [&] {
    return std::ranges::count_if(text.substr(at + 2), [](char c) { return !is_space(c); }) >= Digit::count;
  };
  if (text.substr(at).starts_with("-- ") && are_cells_behind()) at += 2;
  // The tabs before a row are empty cells.
  return trimmed(text.substr(0, at)).empty() && at < text.size() ? 0 : at;
}

/// The end of the text before the first row of a multi-line string in a program: `grid = """`.
std::size_t end_of_opening(std::string_view text) {
  for (const std::string_view quotes : {"\"\"\"", "'''", "`", "R\"("}) {
    const std::size_t at = text.find(quotes);
    if (at == text.npos || at + quotes.size() == text.size()) continue;
    const std::string_view before = trimmed(text.substr(0, at));
    if (before.empty() || is_one_of(before.back(), "=(:,")) return at + quotes.size();
  }
  return 0;
}

/// The end of the text before the first cell of a row of LaTeX: `\begin{array}{ccc} \hline 5 & 3 & ...`.
std::size_t end_of_command(std::string_view text) {
  const std::string_view before = text.substr(0, std::min(text.find('&'), text.size()));
  if (before.size() == text.size()) return 0;
  constexpr std::string_view line = "\\hline";
  const std::size_t command = before.rfind(line);
  if (command != before.npos) return command + line.size();
  const std::size_t brace = before.starts_with("\\begin") || before.starts_with("$") ? before.rfind('}') : before.npos;
  return brace == before.npos ? 0 : brace + 1;
}

/// The end of the text before a row that is an item of a list: `- [5, 3, 0, ...]`.
std::size_t end_of_item(std::string_view text) {
  const std::size_t at = text.find_first_not_of(spaces);
  const bool is_item = at != text.npos && (text.substr(at).starts_with("- [") || text.substr(at).starts_with("* ["));
  return is_item ? at + 2 : 0;
}

/// The end of a row, before a comma of its list or before `\\ \hline` of LaTeX.
std::size_t end_of_row(std::string_view text) {
  const std::size_t slashes = text.find("\\\\");
  if (slashes == text.npos) return text.size();
  std::size_t end = slashes;
  while (end > 0 && is_space(text[end - 1])) --end;
  return end;
}

bool is_frame(std::string_view text) {
  const std::string_view inner = trimmed(text);
  if (inner.starts_with("\\hline") || inner.starts_with("\\cline") || inner == "|-") return true;
  if (!consists_of(inner, "+-=|:*.,'`_~#^/\\<> \t")) return false;
  constexpr std::string_view strokes = "-=*._~#+";
  const auto is_stroke = [&](char c) { return is_one_of(c, strokes); };
  return std::ranges::any_of(strokes, [&](char c) { return std::ranges::count(inner, c) >= 3; }) &&
         2 * std::ranges::count_if(inner, is_stroke) >= std::ssize(inner) - std::ranges::count(inner, ' ');
}

/// A row without the brackets around it, as programs write the rows of a list.
Word without_brackets(std::string_view text) {
  constexpr std::string_view opening = "[{(";
  constexpr std::string_view closing = "]})";
  const std::size_t first = text.find_first_not_of(" \t");
  const std::size_t last = text.find_last_not_of(" \t,;");
  const std::size_t kind = first == text.npos ? first : opening.find(text[first]);
  if (kind == text.npos || last == text.npos || last <= first || text[last] != closing[kind]) return {0, text};
  if (std::ranges::count(text, text[first]) != 1) return {0, text};
  return {first + 1, text.substr(first + 1, last - first - 1)};
}

/// The fields between separators. There is no field beyond the outer bars.
Fields fields_of_row(std::string_view text, std::string_view separator, std::size_t at) {
  Fields fields = fields_between(text, separator, at);
  if (separator == "|" && fields.size() > 1 && fields.front().text.empty()) fields.erase(fields.begin());
  const bool has_bar_behind = separator == "|" && (fields.back().text.empty() || fields.back().text == ".");
  if (has_bar_behind && fields.size() > Digit::count) fields.pop_back();
  return fields;
}

/// The fields of a row of a wiki, `| 5 || 3 || ...`; empty for any other row.
Fields fields_between_double_bars(std::string_view text, std::size_t at) {
  if (text.find("||") == text.npos) return {};
  std::size_t begin = text.find_first_not_of(spaces);
  if (text[begin] == '|') ++begin;
  return fields_between(text.substr(begin), "||", at + begin);
}

/// The first field of a row of numbers, without the words of a program before it: `100 DATA 5`, `.byte 5`.
Word without_words_before(Word field) {
  const std::size_t last = field.text.find_last_of(spaces);
  const bool has_word = last != field.text.npos && std::ranges::any_of(field.text.substr(0, last), [](char c) {
                          return is_word_character(c) && !is_symbol(c);
                        });
  if (!has_word || !field_value(field.text.substr(last + 1))) return field;
  return {field.offset + last + 1, field.text.substr(last + 1)};
}

/// A field without the quotes or brackets around it.
Word without_quotes_around(Word field) {
  if (field.text.size() >= 2 && field.text.front() == field.text.back() && is_one_of(field.text[0], "\"'`")) {
    field.text = trimmed(field.text.substr(1, field.text.size() - 2));
    ++field.offset;
  }
  return field;
}

/// Symbols without those used as bars: the same blank around every three of them.
Fields without_bars(Fields symbols) {
  const bool is_closed = symbols.size() == Digit::count + 4;
  if (!is_closed && symbols.size() != Digit::count + 2) return symbols;
  const std::string_view bar = symbols[is_closed ? 0 : 3].text;
  if (is_digit(bar.back()) || bar == "+") return symbols;
  Fields inner;
  for (std::size_t i = 0; i < symbols.size(); ++i) {
    const bool is_bar = i % 4 == (is_closed ? 0U : 3U);
    if (is_bar && symbols[i].text != bar) return symbols;
    if (!is_bar) inner.push_back(symbols[i]);
  }
  // The same sign throughout is a border.
  const bool has_others = std::ranges::any_of(inner, [&](const Word& cell) { return cell.text != bar; });
  return has_others ? inner : symbols;
}

/// The number of the row that a token names, from 0: A, r1, 1, [1,], 1:, **A**.
int label_of(std::string_view token) {
  const std::size_t begin = token.find_first_not_of("[(rR#*_`");
  if (begin == token.npos) return -1;
  const std::string_view name = token.substr(begin);
  const std::string_view behind = name.substr(1);
  if (!consists_of(behind, "]),:.|*_`")) return -1;
  if ('0' <= name[0] && name[0] <= '9') return name[0] - '0';
  if ('A' <= name[0] && name[0] <= 'J') return name[0] - 'A' + 10;
  if ('a' <= name[0] && name[0] <= 'j') return name[0] - 'a' + 10;
  return -1;
}

bool is_symbol_cell(std::string_view text) {
  if (text.size() == 2) return text[0] == '+' && is_digit(text[1]);
  return text.size() == 1 && (is_symbol(text[0]) || may_be_cell(text[0]));
}

/// Signs that people add to candidates, to show those that a step removes or uses.
bool is_group_cell(std::string_view text) {
  if (text.empty() || (text.size() == 1 && is_blank(text[0])) || text == "{}") return true;
  const auto fits = [](char c) { return is_digit(c) || (!is_word_character(c) && !is_space(c)); };
  std::string_view rest = text[0] == 'u' ? text.substr(1) : text;
  // Colours of chains have letters.
  if (rest.size() > 1 && is_one_of(rest.back(), "abcdeABCDE")) rest.remove_suffix(1);
  return std::ranges::any_of(rest, is_digit) && std::ranges::all_of(rest, fits);
}

/// Whether cells count up: 1 to 9, 0 to 8, or with a letter before the number.
bool counts_up(const Fields& cells) {
  int before = -2;
  for (const Word& cell : cells) {
    const std::size_t begin = cell.text.find_first_of("0123456789");
    const bool is_number = begin < 3 && cell.text.size() <= begin + 2;
    const int number = is_number ? cell.text[begin] - '0' : -1;
    if (number < 0 || (before != -2 && number != before + 1)) return false;
    if (before == -2 && number > 1) return false;
    before = number;
  }
  return true;
}
bool are_letters_in_order(const Fields& cells) {
  for (std::size_t i = 0; i < cells.size(); ++i) {
    if (cells[i].text.size() != 1 ||
        std::toupper(static_cast<unsigned char>(cells[i].text[0])) != 'A' + static_cast<int>(i))
      return false;
  }
  return true;
}

/// Whether some cells, but not all, are a digit in braces: the last candidate of a cell.
bool has_lone_candidates(std::string_view text) {
  std::size_t count = 0;
  for (std::size_t at = text.find('{'); at != text.npos; at = text.find('{', at + 1)) {
    count += at + 2 < text.size() && is_digit(text[at + 1]) && text[at + 2] == '}' ? 1 : 0;
  }
  return 0 < count && count < Digit::count;
}

class RowBuilder {
 public:
  RowBuilder(std::string_view text, std::size_t at) : text_(text), at_(at) {}

  RowLine run() {
    std::size_t begin =
        std::max({end_of_prefix(text_), end_of_opening(text_), end_of_command(text_), end_of_item(text_)});
    const Word bare = without_brackets(text_.substr(begin, std::max(begin, end_of_row(text_)) - begin));
    const std::string_view inner = bare.text;
    begin += bare.offset;
    if (trimmed(inner).empty()) {
      row_.kind = trimmed(text_.substr(begin)).empty() ? RowLine::Kind::empty : RowLine::Kind::border;
      return row_;
    }
    const bool is_border = is_frame(text_.substr(begin));
    bool is_row = take_fields(inner, at_ + begin) || take_tokens(inner, at_ + begin);
    if (is_row) describe();
    is_row = is_row && (row_.has_symbols || row_.has_groups);
    row_.is_border_too = is_border;
    if (is_border && !(is_row && row_.is_uniform)) {
      row_.kind = RowLine::Kind::border;
    } else if (is_row) {
      row_.kind = RowLine::Kind::row;
    } else if (is_header_) {
      row_.kind = RowLine::Kind::border;
    }
    return row_;
  }

 private:
  /// Cells with a separator between any two; some may be empty.
  bool take_fields(std::string_view text, std::size_t at) {
    if (take_nine(fields_between_double_bars(text, at))) return true;
    for (const std::string_view separator : {"\t", "|", "&", ";", ","}) {
      Fields fields = fields_of_row(text, separator, at);
      if (separator == ",") fields[0] = without_words_before(fields[0]);
      std::ranges::transform(fields, fields.begin(), without_quotes_around);
      if (fields.size() < Digit::count || fields.size() > Digit::count + 2) continue;
      if (take_nine(fields) || take_ten(fields)) return true;
    }
    return false;
  }

  bool take_nine(const Fields& fields) {
    if (fields.size() != Digit::count) return false;
    if (counts_up(fields) || are_letters_in_order(fields)) is_header_ = true;
    const bool are_values = std::ranges::all_of(
        fields, [](const Word& cell) { return field_value(cell.text) || is_symbol_cell(cell.text); });
    const bool are_groups = std::ranges::all_of(fields, [](const Word& cell) { return is_group_cell(cell.text); });
    const bool has_any = std::ranges::any_of(fields, [](const Word& cell) { return !cell.text.empty(); });
    if (!are_values && !are_groups) return false;
    std::ranges::copy(fields, row_.cells.begin());
    row_.has_symbols = are_values;
    row_.has_groups = are_groups && has_any;
    return true;
  }

  /// Nine cells and the name of the row before them, or an empty cell at one end.
  bool take_ten(const Fields& fields) {
    if (fields.size() != Digit::count + 1) return false;
    const Fields behind(fields.begin() + 1, fields.end());
    const Fields before(fields.begin(), fields.end() - 1);
    const bool is_numbered = counts_up(behind) || are_letters_in_order(behind);
    if (fields[0].text.empty() && is_numbered) {
      is_header_ = true;
      return false;
    }
    if (fields[0].text.empty() && take_nine(behind)) {
      row_.lacks_first = true;
      row_.lacks_last = fields.back().text.empty();
      return true;
    }
    const int label = label_of(fields[0].text);
    if (label >= 0 && take_nine(behind)) {
      row_.label = label;
      return true;
    }
    if (!fields.back().text.empty() || !take_nine(before)) return false;
    row_.lacks_last = true;
    return true;
  }

  bool take_tokens(std::string_view text, std::size_t at) {
    constexpr std::string_view wide = " \t|!:,;\"'`[]{}()&";
    const Fields tokens = words_between(text, wide, at);
    const bool may_be_symbols = tokens.size() <= 3 * Digit::count && !has_lone_candidates(text);
    if (may_be_symbols && take_symbols(tokens)) return true;
    // Commas separate groups, or the candidates of a group.
    return take_groups(words_between(text, " \t|", at)) || take_groups(words_between(text, " \t|,;:", at));
  }

  bool take_symbols(const Fields& tokens) {
    // R1 is not two cells.
    const bool is_named = tokens.size() > 1 && tokens[0].text.size() > 1 && is_word_character(tokens[0].text[0]) &&
                          !is_symbol(tokens[0].text[0]);
    if (is_named && take_named_symbols(tokens)) return true;
    const Fields symbols = without_bars(symbols_in(tokens));
    if (tokens.size() == Digit::count && (counts_up(tokens) || are_letters_in_order(tokens))) is_header_ = true;
    if (symbols.size() == Digit::count) return take_nine(symbols) && row_.has_symbols;
    return !is_named && take_named_symbols(tokens);
  }

  /// Nine cells with the name of the row, or the sign of an item, before them.
  bool take_named_symbols(const Fields& tokens) {
    const int label = tokens.empty() ? -1 : label_of(tokens[0].text);
    const bool is_item = tokens.size() == 2 && (tokens[0].text == "-" || tokens[0].text == "*");
    // Nine tokens are nine cells, even if the first looks like a name.
    if ((label < 0 && !is_item) || tokens.size() < 2 || tokens.size() == Digit::count) return false;
    const Fields symbols = symbols_in(Fields(tokens.begin() + 1, tokens.end()));
    if (symbols.size() != Digit::count || !take_nine(symbols) || !row_.has_symbols) return false;
    row_.label = label;
    return true;
  }

  bool take_groups(const Fields& tokens) {
    if (tokens.size() == Digit::count) return take_nine(tokens) && row_.has_groups;
    if (tokens.size() != Digit::count + 1) return false;
    const int label = label_of(tokens[0].text);
    if (label < 0 || !take_nine(Fields(tokens.begin() + 1, tokens.end())) || !row_.has_groups) return false;
    row_.label = label;
    return true;
  }

  void describe() {
    if (!row_.has_symbols) return;
    describe_blanks();
    describe_digits();
    row_.is_header = counts_up(Fields(row_.cells.begin(), row_.cells.end()));
    if (row_.sign == several_signs || is_word()) row_.has_symbols = false;
  }

  void describe_blanks() {
    const char first = sign_of(row_.cells[0]);
    char usual = 0;
    row_.is_uniform = !is_digit(first);
    for (const Word& cell : row_.cells) {
      const char c = sign_of(cell);
      row_.is_uniform &= c == first;
      if (cell.text.size() != 1 || is_digit(c)) continue;
      if (is_blank(c)) {
        row_.mixes_blanks |= usual != 0 && usual != c;
        usual = c;
      } else if (value_in(cell) == 0 && !is_symbol(c)) {
        row_.sign = row_.sign == 0 || row_.sign == c ? c : several_signs;
      }
    }
  }

  void describe_digits() {
    DigitSet seen;
    for (const Word& cell : row_.cells) {
      const std::uint8_t value = value_in(cell);
      if (value == 0) continue;
      row_.repeats |= seen.contains(Digit::of(value));
      seen.insert(Digit::of(value));
    }
  }

  /// The same letter nine times is a word, unless people write it for blanks.
  bool is_word() const {
    return row_.sign != 0 && is_word_character(row_.sign) && row_.is_uniform && !is_one_of(row_.sign, "xXoO");
  }

  static char sign_of(const Word& cell) { return cell.text.empty() ? ' ' : cell.text.back(); }
  static std::uint8_t value_in(const Word& cell) {
    return field_value(cell.text).value_or(cell.text.size() == 2 ? value_of(cell.text.back()) : std::uint8_t{0});
  }

  static constexpr char several_signs = '\x02';

  std::string_view text_;
  std::size_t at_;
  RowLine row_;
  bool is_header_ = false;
};

}  // namespace

std::size_t width_of(const RowLine& row) {
  return row.cells.back().offset - row.cells.front().offset;
}

std::optional<std::uint8_t> field_value(std::string_view text) {
  constexpr std::string_view empty_words[] = {"null",      "none",    "nan",     "na",     "nil",     "n/a",
                                              "undefined", "nothing", "missing", "\\cdot", "\\square"};
  if (text.empty() || text == "?" || same_word(text, "x")) return std::uint8_t{0};
  if (text.size() == 1 && is_symbol(text[0])) return value_of(text[0]);
  if (std::ranges::any_of(empty_words, [&](auto word) { return same_word(word, text); })) return std::uint8_t{0};
  // 5.0 and 5.
  const bool is_number = is_digit(text[0]) || text[0] == '0';
  if (!is_number || text.size() < 2 || text[1] != '.' || text.find_first_not_of('0', 2) != text.npos)
    return std::nullopt;
  return value_of(text[0]);
}

RowLine row_line_of(const Document& document, std::size_t line) {
  constexpr std::size_t longest = 400;
  const Piece piece = document.line_piece(line);
  if (piece.size() > longest || !document.is_free(piece)) return {};
  RowLine row = RowBuilder(document.text(piece), piece.begin).run();
  if (row.kind == RowLine::Kind::row && !row.has_symbols && !row.has_groups) row.kind = RowLine::Kind::other;
  return row;
}

}  // namespace deduku::formats
