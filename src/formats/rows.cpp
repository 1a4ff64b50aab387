#include "src/formats/rows.hpp"

#include <algorithm>

#include "src/formats/symbols.hpp"

namespace deduku::formats {

namespace {

constexpr bool contains(std::string_view text, std::string_view part) {
  return text.find(part) != std::string_view::npos;
}

/// Nine dashes: a row of blanks, or a border below rows of nine characters.
bool is_nine_dashes(std::string_view text) {
  return consists_of(text, "-| \t") && std::ranges::count(text, '-') == 9;
}

bool has_digit(std::string_view text) {
  return std::ranges::any_of(text, is_digit);
}

/// Positions of lines, relative to the next one.
using Offsets = std::vector<std::size_t>;

/// Whether nine dashes are a row: the nearest rows with digits and blanks have dashes for blanks, or there are
/// no such rows.
bool dashes_are_blanks(Source& source, const Offsets& rows_before, std::size_t dashes) {
  const auto has_blank = [](const Line& line) {
    return has_digit(line.text) && line.text.find_first_of(".0*_-") != std::string::npos;
  };
  for (std::size_t row : rows_before) {
    if (has_blank(*source.peek(row))) return contains(source.peek(row)->text, "-");
  }
  for (std::size_t ahead = dashes + 1; ahead < dashes + 12; ++ahead) {
    const Line* line = source.peek(ahead);
    if (line == nullptr || line->is_empty()) return true;
    if (has_blank(*line)) return contains(line->text, "-");
  }
  return true;
}

/// Whether a line can be meant as a row: half of its characters belong to cells.
bool is_like_row(std::string_view text) {
  const auto belongs = [](char c) { return is_symbol(c) || is_one_of(c, "+<>|:,;"); };
  const auto empty = std::ranges::count_if(text, is_space);
  return 2 * std::ranges::count_if(text, belongs) >= std::ssize(text) - empty;
}

/// Takes a line that is neither a row nor a border.
ParseError refuse_line(Source& source) {
  const Line& line = *source.peek();
  const std::size_t begin = line.text.find_first_not_of(spaces);
  ParseError error = unexpected_at(line, begin, Fault::no_first_row);
  source.take();
  return error;
}

/// Whether no word is longer than the cells of one row.
bool has_short_words(std::string_view text) {
  constexpr std::size_t longest = 18;
  return std::ranges::all_of(words_of(text), [](const Word& word) { return word.text.size() <= longest; });
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
  for (const std::string_view delimiter : {"\t", ",", ";"}) {
    if (std::ranges::count(text, delimiter[0]) == 8) return fields_between(text, delimiter);
  }
  return words_between(text, " \t|:,;");
}

ParseError missing_rows(std::int64_t line, std::size_t rows) {
  return error_of(Fault::row_count, line, 0, {{"n", rows}});
}

namespace {

/// The shape of a line as a row.
const RowShape& shape_of(const Line& line) {
  const std::string& text = line.text;
  if (line.shape.is_known) return line.shape;
  line.shape = {.is_known = true,
                .is_border = is_border(text),
                .begins_record = is_grid_title(text) || trimmed(text).starts_with('['),
                .is_like_row = is_like_row(text) && has_short_words(text)};
  return line.shape;
}

/// The role of a line in the grid around it.
enum class LineRole { row, border, empty, comment, end };

/// No grid has more lines: nine rows with a border between any two, some comments, and empty lines.
constexpr std::size_t max_lines = 64;

/// The structure of the next lines of a source as a grid.
class Layout {
 public:
  explicit Layout(Source& source) : source_(source) { lay_out(); }

  /// Takes the lines; returns the rows among them, or an error about their number.
  Expected<std::vector<Line>> take() {
    if (rows_do_not_fit()) find_end();
    std::vector<Line> rows;
    for (std::size_t row : rows_) rows.push_back(*source_.peek(row));
    const std::int64_t first_line = source_.peek()->number;
    const std::size_t line = suspected_line();
    const std::int64_t number = rows.empty() ? first_line : source_.peek(line)->number;
    source_.take(end_);
    if (rows.size() == 9) return rows;
    return missing_rows(number, rows.size());
  }

 private:
  LineRole role_at(std::size_t ahead) { return role_at(ahead, rows_); }
  LineRole role_at(std::size_t ahead, const Offsets& rows_before) {
    const Line* line = ahead < max_lines ? source_.peek(ahead) : nullptr;
    if (line == nullptr || shape_of(*line).begins_record) return LineRole::end;
    if (line->is_empty()) return LineRole::empty;
    if (line->is_comment()) return LineRole::comment;
    if (line->shape.is_border) return LineRole::border;
    const bool is_dashed_border = is_nine_dashes(line->text) && !dashes_are_blanks(source_, rows_before, ahead);
    return is_dashed_border ? LineRole::border : LineRole::row;
  }

  /// Finds the first nine rows and the frame around them, wherever its borders are.
  void lay_out() {
    for (; rows_.size() < 9; ++end_) {
      const bool between_bands = rows_.size() % 3 == 0;
      const LineRole role = role_at(end_);
      if (role == LineRole::end || (role == LineRole::empty && !between_bands)) return;
      if (role == LineRole::row) rows_.push_back(end_);
      if (role == LineRole::border) ++borders_behind_[rows_.size()];
    }
    // The second of two borders is the first of the next grid.
    while (role_at(end_) == LineRole::border) {
      if (++borders_behind_[9] > 1 && role_at(end_ + 1) == LineRole::row) return;
      ++end_;
    }
  }

  bool is_framed() const {
    return std::ranges::any_of(borders_behind_.begin(), borders_behind_.begin() + 9,
                               [](int borders) { return borders > 0; });
  }
  bool has_first_border() const { return borders_behind_[0] > 0; }
  /// The number of borders within bands.
  int misplaced_borders() const {
    int count = 0;
    for (std::size_t rows : {1, 2, 4, 5, 7, 8}) count += borders_behind_[rows] > 0 ? 1 : 0;
    return count;
  }
  /// Whether there is a border between any two rows.
  bool has_ruled_rows() const { return misplaced_borders() > 3; }

  bool rows_do_not_fit() {
    if (!is_framed()) return false;
    if (rows_.size() < 9) return true;
    const bool has_double_border = std::ranges::any_of(borders_behind_.begin() + 1, borders_behind_.begin() + 9,
                                                       [](int borders) { return borders > 1; });
    if (has_double_border || (misplaced_borders() > 0 && !has_ruled_rows())) return true;
    if (borders_behind_[9] > 1 || has_ruled_rows()) return false;
    return has_odd_rows_behind();
  }

  /// Whether one or two rows follow and then a border: they are not a band of another grid.
  bool has_odd_rows_behind() {
    std::size_t rows = 0;
    while (rows < 3 && role_at(end_ + rows) == LineRole::row) ++rows;
    return 0 < rows && rows < 3 && role_at(end_ + rows) == LineRole::border;
  }

  /// Whether a grid begins at `begin`, after `rows_before` rows, with nine rows and borders between its bands. It must
  /// have a first border if this grid has one; if this grid has none, the first rows of the other might as well be the
  /// last ones of this.
  bool is_whole_grid_at(std::size_t begin, std::size_t rows_before) {
    constexpr std::size_t two_bands = 6;
    std::size_t at = begin;
    const bool is_bordered = role_at(at, {}) == LineRole::border;
    if (is_bordered != has_first_border() || (!is_bordered && rows_before < two_bands)) return false;
    if (is_bordered) ++at;
    for (int row = 0; row < 9; ++row, ++at) {
      if (row == 3 || row == 6) {
        if (role_at(at, {}) != LineRole::border) return false;
        ++at;
      }
      if (role_at(at, {}) != LineRole::row) return false;
    }
    return !is_bordered || role_at(at, {}) != LineRole::row;
  }

  /// Whether an empty line is between bands, or within one in the place of a row.
  bool is_within(std::size_t empty, std::size_t rows, std::size_t rows_in_band) {
    const LineRole next = role_at(empty + 1);
    if (next != LineRole::row && next != LineRole::border) return false;
    return rows == 0 || rows == 3 || rows == 6 || (0 < rows_in_band && rows_in_band < 3);
  }

  /// Finds the end if rows and borders do not fit: the beginning of the next whole grid, else two adjacent borders, or
  /// the end of the text. Without any of these, the first nine rows are kept.
  void find_end() {
    constexpr std::size_t max_rows = 12;
    Offsets rows;
    std::size_t in_band = 0;
    std::size_t at = 0;
    for (;; ++at) {
      if (at > 0 && is_whole_grid_at(at, rows.size())) break;
      const LineRole role = role_at(at);
      if (role == LineRole::end || (role == LineRole::empty && !is_within(at, rows.size(), in_band))) break;
      if (role == LineRole::border && !rows.empty() && role_at(at + 1) == LineRole::border) {
        if (rows.size() % 3 != 0 || rows.size() >= 9) {
          ++at;
          break;
        }
      }
      if (role == LineRole::row) rows.push_back(at);
      in_band = role == LineRole::row ? in_band + 1 : role == LineRole::border ? 0 : in_band;
      if (rows.size() > max_rows) return;
    }
    rows_ = std::move(rows);
    end_ = std::max<std::size_t>(at, 1);
  }

  /// The last row of the first band without three rows, or of the grid.
  std::size_t suspected_line() {
    std::size_t in_band = 0;
    std::size_t last = 0;
    for (std::size_t at = 0; at < end_; ++at) {
      const bool is_row = std::ranges::find(rows_, at) != rows_.end();
      const bool is_border = !is_row && role_at(at, {}) == LineRole::border;
      if (is_border && in_band % 3 != 0) return last;
      if (is_border) in_band = 0;
      if (!is_row) continue;
      last = at;
      ++in_band;
    }
    return last;
  }

  Source& source_;
  Offsets rows_;
  std::array<int, 10> borders_behind_{};  ///< for each number of rows, the borders after them
  std::size_t end_ = 0;                   ///< the number of lines in the grid
};

}  // namespace

Expected<std::vector<Line>> take_rows(Source& source) {
  const RowShape& first = shape_of(*source.peek());
  if (first.begins_record || !(first.is_border || is_like_row(source.peek()->text))) {
    return refuse_line(source);
  }
  return Layout(source).take();
}

std::optional<ParseError> check_length(const Line& line, int row, const std::vector<Word>& words) {
  if (words.size() == 9) return std::nullopt;
  const std::size_t offset = words.size() > 9 ? words[9].offset : line.text.find_last_not_of(" \t|") + 1;
  return error_at(line, offset, Fault::row_cells, {{"row", row + 1}, {"n", words.size()}});
}

namespace {

std::optional<ParseError> read_row(const Line& line, int row, Draft& draft) {
  const std::vector<Word> symbols = symbols_in(words_of(line.text));
  for (std::size_t i = 0; i < symbols.size(); ++i) {
    const auto [offset, text] = symbols[i];
    const bool placed = text.size() == 2;
    const char symbol = text.empty() ? '.' : text.back();
    if (!is_symbol(symbol)) {
      return unexpected_at(line, offset, Fault::bad_cell);
    }
    if (i >= 9) continue;
    draft.set(Cell::at(row, static_cast<int>(i)), value_of(symbol), !placed, line.place(offset + (placed ? 1 : 0)));
  }
  return check_length(line, row, symbols);
}

}  // namespace

std::optional<ParseError> read_grid(Source& source, Draft& draft) {
  const auto rows = take_rows(source);
  if (!rows) return rows.error();
  for (int row = 0; row < 9; ++row) {
    if (auto error = read_row((*rows)[row], row, draft)) return error;
  }
  return std::nullopt;
}

}  // namespace deduku::formats
