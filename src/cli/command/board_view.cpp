#include "src/cli/command/board_view.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <vector>

#include "src/cli/io/text.hpp"
#include "src/draw/legend.hpp"

namespace deduku::cli {

namespace {

using draw::MarkShape;

/// A highlight: by colours, or without them by the characters around it.
struct Look {
  std::string_view before;
  std::string_view behind;
  std::string_view colours;  ///< the parameters of "select graphic rendition"
};

namespace look {
constexpr Look plain = {"", "", ""};
constexpr Look given = {"", "", "1"};
constexpr Look own = {"", "", "34"};
constexpr Look faint = {"", "", "90"};
constexpr Look pattern = {"[", "]", "1;97;44"};
constexpr Look one_of_these = {"<", ">", "1;4;30;46"};
constexpr Look extra = {"{", "}", "30;43"};
constexpr Look pivot = {"*", "*", "1;97;45"};
constexpr Look deadly = {"#", "#", "1;97;100"};
constexpr Look true_node = {"(", ")", "1;4;34"};
constexpr Look false_node = {"-", "-", "4;34"};
constexpr Look removed = {"~", "~", "9;31"};
constexpr Look placed = {"=", "=", "1;32"};
constexpr Look base = {"v", "", "1;94"};
constexpr Look cover = {">", "", "1;36"};
constexpr Look goal = {"!", "", "1;33"};
constexpr Look set_letter = {"", "", "1;35"};
}  // namespace look

const Look& look_of(MarkShape shape) {
  static constexpr std::array<const Look*, draw::mark_shape_count> looks = {
#define MARK(key, rank, phrase, terminal, ...) &look::terminal,
#include "deduku/roles.def"
  };
  return *looks[static_cast<std::size_t>(shape)];
}

const Look& look_of(draw::HouseUse use) {
  switch (use) {
    case draw::HouseUse::base:
    case draw::HouseUse::cross_line:
      break;
    case draw::HouseUse::cover:
      return look::cover;
    case draw::HouseUse::goal:
      return look::goal;
  }
  return look::base;
}

/// A line under construction: its text, and its visible width.
class Line {
 public:
  explicit Line(bool has_colour) : has_colour_(has_colour) {}

  void add(std::string_view text, const Look& look = look::plain) {
    const bool is_coloured = has_colour_ && !look.colours.empty();
    const std::string shown =
        has_colour_ ? std::string(text) : std::string(look.before) + std::string(text) + std::string(look.behind);
    text_ += is_coloured ? "\033[" + std::string(look.colours) + "m" + shown + "\033[0m" : shown;
    width_ += shown.size();
  }
  void add(const Line& other) {
    text_ += other.text_;
    width_ += other.width_;
  }
  void pad_to(std::size_t width) {
    while (width_ < width) add(" ");
  }
  std::size_t width() const { return width_; }
  const std::string& text() const { return text_; }

 private:
  bool has_colour_;
  std::string text_;
  std::size_t width_ = 0;
};

class BoardView {
 public:
  BoardView(const draw::Picture& picture, const BoardViewOptions& options) : picture_(picture), options_(options) {}

  std::string write() {
    std::vector<Line> cells;
    for (Cell cell : Cell::all()) cells.push_back(whole_cell(cell));
    const std::string whole = drawn(cells, 2);
    if (!whole.empty()) return whole + legend();
    const std::optional<Digit> digit = only_digit();
    if (!digit) return "";
    cells.clear();
    for (Cell cell : Cell::all()) cells.push_back(digit_cell(cell, *digit));
    const std::string narrow = drawn(cells, 0);
    return narrow.empty() ? "" : narrow + legend();
  }

 private:
  static std::string text_of(Digit digit) { return std::to_string(digit.number()); }
  Line line() const { return Line(options_.has_colour); }

  /// The look of a candidate or a digit.
  const Look& look_at(Candidate candidate) const {
    if (picture_.placed.contains(candidate) || picture_.placed_marks.contains(candidate)) return look::placed;
    if (picture_.removed.contains(candidate)) return look::removed;
    if (const std::optional<MarkShape> shape = picture_.shape_of(candidate)) return look_of(*shape);
    const auto solved = std::ranges::find(picture_.solved, candidate, &draw::Mark::candidate);
    if (solved != picture_.solved.end()) return look_of(solved->shape);
    if (options_.lit_digit == candidate.digit() && options_.lit_cells.empty()) return look::pattern;
    if (!picture_.grid.is_solved(candidate.cell())) return look::plain;
    return picture_.grid.givens().contains(candidate.cell()) ? look::given : look::own;
  }

  /// The letters of the sets that a cell belongs to, then its digit or its candidates.
  Line whole_cell(Cell cell) const {
    Line text = line();
    std::string letters;
    for (std::size_t i = 0; i < picture_.sets.size(); ++i) {
      if (picture_.sets[i].cells.contains(cell)) letters += draw::letter_of(i);
    }
    if (!letters.empty()) text.add(letters + ":", look::set_letter);
    if (options_.lit_cells.contains(cell)) {
      std::string digits;
      for (Digit candidate : picture_.grid.candidates(cell)) digits += text_of(candidate);
      if (const std::optional<Digit> digit = picture_.grid.value(cell)) digits = text_of(*digit);
      text.add(digits, look::pattern);
    } else if (const std::optional<Digit> digit = shown_digit(cell)) {
      text.add(text_of(*digit), look_at({cell, *digit}));
    } else {
      for (Digit candidate : picture_.grid.candidates(cell)) text.add(text_of(candidate), look_at({cell, candidate}));
    }
    return text;
  }

  /// The digit of a solved cell, or the one that is placed there.
  std::optional<Digit> shown_digit(Cell cell) const {
    const DigitSet digits = picture_.placed.digits(cell);
    return digits.empty() ? picture_.grid.value(cell) : std::optional(digits.first());
  }

  /// The only digit that the step is about.
  std::optional<Digit> only_digit() const {
    DigitSet digits = picture_.removed.digits() | picture_.placed.digits() | picture_.placed_marks.digits();
    for (const draw::Mark& mark : picture_.marks) digits.insert(mark.candidate.digit());
    if (digits.size() != 1 || !picture_.sets.empty()) return std::nullopt;
    return digits.first();
  }

  /// Three characters: the digit if it is possible; otherwise a point if the cell is empty.
  Line digit_cell(Cell cell, Digit digit) const {
    Line text = line();
    const bool is_there = shown_digit(cell) == digit || (!shown_digit(cell) && picture_.grid.has(cell, digit));
    const Look& look = look_at({cell, digit});
    if (options_.has_colour || look.before.empty() || !is_there) text.add(" ");
    if (is_there) {
      text.add(text_of(digit), look);
    } else {
      shown_digit(cell) ? text.add(" ") : text.add(".", look::faint);
    }
    text.pad_to(3);
    return text;
  }

  /// The look of the number of a row or a column; plain if the house does not matter.
  const Look& look_of_house(House house) const {
    const auto shaded = std::ranges::find(picture_.houses, house, &draw::ShadedHouse::house);
    return shaded == picture_.houses.end() ? look::faint : look_of(shaded->use);
  }

  std::string row_name(int row) const {
    static constexpr std::string_view letters = "ABCDEFGHI";
    if (options_.style.notation == Notation::rc) return std::to_string(row + 1);
    return {row == 8 && options_.style.notation == Notation::k9 ? 'K' : letters[static_cast<std::size_t>(row)]};
  }

  /// The board with the given number of blanks between two cells of a box; "" if it is too wide.
  std::string drawn(const std::vector<Line>& cells, std::size_t gap) const {
    std::array<std::size_t, 9> widths{};
    for (std::size_t i = 0; i < 81; ++i) widths[i % 9] = std::max({widths[i % 9], cells[i].width(), std::size_t{2}});
    std::array<std::size_t, 3> boxes{};
    for (std::size_t column = 0; column < 9; ++column) {
      boxes[column / 3] += widths[column] + (column % 3 == 2 ? 1 : gap) + (column % 3 == 0 && gap > 0 ? 1 : 0);
    }
    if (3 + boxes[0] + boxes[1] + boxes[2] + 4 > static_cast<std::size_t>(options_.columns)) return "";
    std::string text = heads(widths, gap) + frame(boxes, 0);
    for (int row = 0; row < 9; ++row) {
      text += row_text(cells, widths, gap, row) + "\n";
      if (row % 3 == 2) text += frame(boxes, row / 3 + 1);
    }
    return text;
  }

  /// The line above a band of boxes, 0..2, or below the last, 3. Boxes that matter have double lines.
  std::string frame(const std::array<std::size_t, 3>& widths, int band) const {
    Line text = line();
    text.add("   +", look::faint);
    for (int box = 0; box < 3; ++box) {
      const bool is_below = band < 3 && matters(House::box(3 * band + box));
      const bool is_above = band > 0 && matters(House::box(3 * band - 3 + box));
      const bool is_double = is_below || is_above;
      const std::string edge(widths[static_cast<std::size_t>(box)], is_double ? '=' : '-');
      text.add(edge, is_double ? Look{"", "", look::base.colours} : look::faint);
      text.add("+", look::faint);
    }
    return text.text() + "\n";
  }

  bool matters(House house) const {
    return std::ranges::find(picture_.houses, house, &draw::ShadedHouse::house) != picture_.houses.end();
  }

  /// The numbers of the columns, each above the beginning of its cells.
  std::string heads(const std::array<std::size_t, 9>& widths, std::size_t gap) const {
    Line text = line();
    std::size_t at = gap > 0 ? 5 : 4;
    for (int column = 0; column < 9; ++column) {
      const Look& look = look_of_house(House::column(column));
      const std::size_t width = widths[static_cast<std::size_t>(column)];
      text.pad_to(gap > 0 ? at : at + (options_.has_colour || look.before.empty() ? 1 : 0));
      text.add(std::to_string(column + 1), look);
      at += width + (column % 3 == 2 ? (gap > 0 ? 3 : 2) : gap);
    }
    return line_of(text.text());
  }

  std::string row_text(const std::vector<Line>& cells, const std::array<std::size_t, 9>& widths, std::size_t gap,
                       int row) const {
    const Look& look = look_of_house(House::row(row));
    Line text = line();
    if (options_.has_colour || look.before.empty()) text.add(" ");
    text.add(row_name(row), look);
    text.add(" ");
    for (std::size_t column = 0; column < 9; ++column) {
      if (column % 3 == 0) text.add(gap > 0 ? "| " : "|", look::faint);
      const std::size_t end = text.width() + widths[column] + (column % 3 == 2 ? 1 : gap);
      text.add(cells[static_cast<std::size_t>(row) * 9 + column]);
      text.pad_to(end);
    }
    text.add("|", look::faint);
    return text.text();
  }

  /// The meaning of each look that the board contains, wrapped if necessary.
  std::string legend() const {
    const Language language = options_.style.language;
    std::vector<Line> entries;
    const auto add = [&](const std::string& sample, const Look& look, std::string_view word) {
      Line entry = line();
      entry.add(sample, look);
      entry.add(" ");
      entry.add(word, look::faint);
      entries.push_back(std::move(entry));
    };
    for (MarkShape shape : draw::shapes_by_rank()) {
      for (const std::vector<draw::Mark>* marks : {&picture_.marks, &picture_.solved}) {
        const auto mark = std::ranges::find(*marks, shape, &draw::Mark::shape);
        if (mark == marks->end()) continue;
        add(text_of(mark->candidate.digit()), look_of(shape), draw::word_of(*mark, language));
        break;
      }
    }
    const CandidateSet all_placed = picture_.placed | picture_.placed_marks;
    if (!all_placed.empty()) add(text_of(all_placed.first().digit()), look::placed, draw::word_of_placed(language));
    if (!picture_.removed.empty())
      add(text_of(picture_.removed.first().digit()), look::removed, draw::word_of_removed(language));
    for (std::size_t i = 0; i < picture_.sets.size(); ++i) {
      add(std::string(1, draw::letter_of(i)) + ":", look::set_letter, draw::word_of_set(language));
    }
    for (const draw::HouseUse use :
         {draw::HouseUse::base, draw::HouseUse::cross_line, draw::HouseUse::cover, draw::HouseUse::goal}) {
      const auto house = std::ranges::find_if(picture_.houses, [&](const draw::ShadedHouse& shaded) {
        return shaded.use == use && shaded.house.is_line();
      });
      if (house == picture_.houses.end()) continue;
      const bool is_row = house->house.kind() == HouseKind::row;
      const int number = house->house.number();
      const std::string name = is_row ? row_name(number - 1) : std::to_string(number);
      add(options_.has_colour ? name : "", look_of(use), draw::word_of(use, language));
    }
    return joined(entries);
  }

  std::string joined(const std::vector<Line>& entries) const {
    std::string text;
    Line row = line();
    for (const Line& entry : entries) {
      if (row.width() > 0 && row.width() + 3 + entry.width() > static_cast<std::size_t>(options_.columns)) {
        text += row.text() + "\n";
        row = line();
      }
      row.add(row.width() > 0 ? "   " : "    ");
      row.add(entry);
    }
    return row.width() > 0 ? text + row.text() + "\n" : text;
  }

  const draw::Picture& picture_;
  const BoardViewOptions& options_;
};

}  // namespace

std::string board_view(const draw::Picture& picture, const BoardViewOptions& options) {
  return BoardView(picture, options).write();
}

}  // namespace deduku::cli
