// Nine lines of nine groups of candidates, usually in a frame.
//
//   | 4    58   3   | 12   6    9   | ...
//
// A lone digit is a value or the last candidate; see `LoneDigit`. `<d>` is a given, `+d` and `*d*` a digit that the
// player placed; other values count as givens. `{d}` is a last candidate, `{}` a cell without candidates. A blank is an
// empty cell without pencil marks: it has every digit that its peers allow. No tail.
#include "src/core/contract.hpp"
#include "src/formats/board_text.hpp"
#include "src/formats/rows.hpp"
#include "src/formats/symbols.hpp"

namespace deduku::formats {

namespace {

/// A notation that certainly marks a value.
struct Decoration {
  std::string_view before;
  std::string_view behind;
  bool given;
};
constexpr Decoration decorations[] = {{"<", ">", true}, {"*", "*", false}, {"+", "", false}};

/// The digit in a decorated group; 0 if the group does not have this decoration.
std::uint8_t decorated_value(std::string_view group, const Decoration& decoration) {
  const std::size_t extra = decoration.before.size() + decoration.behind.size();
  if (group.size() != extra + 1) return 0;
  if (!group.starts_with(decoration.before) || !group.ends_with(decoration.behind)) return 0;
  const char symbol = group[decoration.before.size()];
  return is_digit(symbol) ? value_of(symbol) : std::uint8_t{0};
}

/// Distinguishes lone digits that are values from last candidates.
class LoneDigitJudge {
 public:
  explicit LoneDigitJudge(const Board& board) : board_(board) {
    for (Cell cell : Cell::all()) {
      const int value = board.values[cell];
      const DigitSet marks = (*board.marks)[cell];
      if (value != 0) lone_[Digit::of(value)].insert(cell);
      if (value == 0 && marks.size() == 1) lone_[marks.first()].insert(cell);
      if (marks.size() > 1) several_.insert(cell);
    }
  }

  /// Whether the peers of the cell have lost the digit as they do when it is placed. Peers that cannot have the digit
  /// because of another lone digit do not count. One of the others may still show it, as an old mark, and one more for
  /// each that has lost it.
  bool is_value(Cell cell, Digit digit) const {
    int shown = 0;
    int lost = 0;
    for (Cell peer : peers(cell) & several_) {
      const bool has_reason = (lone_[digit] - CellSet{cell}).intersects(peers(peer));
      if (has_reason) continue;
      int& count = (*board_.marks)[peer].contains(digit) ? shown : lost;
      ++count;
    }
    return lost + 1 >= shown;
  }

 private:
  const Board& board_;
  PerDigit<CellSet> lone_;  ///< the lone digits, whether values or last candidates
  CellSet several_;
};

class CandidatesParser final : public Parser {
 public:
  explicit CandidatesParser(const ReadOptions& options) : lone_digit_(options.lone_digit) {}

  std::optional<ParseError> parse(Source& source, Draft& draft) override {
    const auto rows = take_rows(source);
    if (!rows) return rows.error();
    draft.board.marks.emplace();
    blank_ = {};
    certain_ = {};
    for (int row = 0; row < 9; ++row) {
      if (auto error = read_groups((*rows)[row], row, draft)) return error;
    }
    settle_lone_digits(draft);
    fill_blanks(draft.board);
    return std::nullopt;
  }

 private:
  std::optional<ParseError> read_groups(const Line& line, int row, Draft& draft) {
    const std::vector<Word> groups = words_of(line.text);
    for (std::size_t i = 0; i < std::min<std::size_t>(groups.size(), 9); ++i) {
      if (auto error = read_group(line, groups[i], Cell::at(row, static_cast<int>(i)), draft)) return error;
    }
    return check_length(line, row, groups);
  }

  std::optional<ParseError> read_group(const Line& line, const Word& group, Cell cell, Draft& draft) {
    draft.places[cell] = line.place(group.offset);
    for (const Decoration& decoration : decorations) {
      if (const std::uint8_t value = decorated_value(group.text, decoration)) {
        draft.set(cell, value, decoration.given, line.place(group.offset + decoration.before.size()));
        return std::nullopt;
      }
    }
    if (group.text.empty() || (group.text.size() == 1 && is_blank(group.text[0]))) {
      blank_.insert(cell);
      return std::nullopt;
    }
    DigitSet& marks = (*draft.board.marks)[cell];
    if (!group.text.starts_with('{') || !group.text.ends_with('}')) return read_digits(line, group, marks);
    certain_.insert(cell);
    return read_digits(line, {group.offset + 1, group.text.substr(1, group.text.size() - 2)}, marks);
  }

  static std::optional<ParseError> read_digits(const Line& line, const Word& group, DigitSet& marks) {
    marks = {};
    for (std::size_t i = 0; i < group.text.size(); ++i) {
      const std::size_t offset = group.offset + i;
      if (!is_digit(group.text[i])) {
        return unexpected_at(line, offset, Fault::bad_candidate);
      }
      const Digit digit = Digit::of(value_of(group.text[i]));
      if (marks.contains(digit)) {
        return error_at(line, offset, Fault::twice_in_cell, {{"digit", digit.number()}});
      }
      marks.insert(digit);
    }
    return std::nullopt;
  }

  void settle_lone_digits(Draft& draft) const {
    if (lone_digit_ == LoneDigit::candidate) return;
    const Board board = draft.board;
    const LoneDigitJudge judge(board);
    for (Cell cell : ~certain_) {
      const DigitSet marks = (*board.marks)[cell];
      if (marks.size() != 1) continue;
      const Digit digit = marks.first();
      if (lone_digit_ == LoneDigit::automatic && !judge.is_value(cell, digit)) continue;
      (*draft.board.marks)[cell] = {};
      draft.set(cell, static_cast<std::uint8_t>(digit.number()), true, draft.places[cell]);
    }
  }

  void fill_blanks(Board& board) const {
    if (blank_.empty()) return;
    const Marks allowed = allowed_marks(board);
    for (Cell cell : blank_) (*board.marks)[cell] = allowed[cell];
  }

  LoneDigit lone_digit_;
  CellSet blank_;    ///< without pencil marks
  CellSet certain_;  ///< whose digits are candidates, even a lone one
};

/// The marks of a cell, in braces if a reader would mistake them for a value.
std::string marks_text(Cell cell, DigitSet marks, const LoneDigitJudge& judge) {
  std::string text;
  for (Digit digit : marks) text += std::to_string(digit.number());
  const bool is_clear = marks.size() > 1 || (marks.size() == 1 && !judge.is_value(cell, marks.first()));
  return is_clear ? text : "{" + text + "}";
}

std::string value_text(Cell cell, int value, bool given, const LoneDigitJudge& judge) {
  const std::string text = std::to_string(value);
  if (!given) return "+" + text;
  return judge.is_value(cell, Digit::of(value)) ? text : "<" + text + ">";
}

std::string write_candidates(const Board& board) {
  require_digits(board);
  Board full = board;
  full.marks = marks_of(board);
  const LoneDigitJudge judge(full);
  PerCell<std::string> groups;
  for (Cell cell : Cell::all()) {
    const int value = board.values[cell];
    groups[cell] = value == 0 ? marks_text(cell, (*full.marks)[cell], judge)
                              : value_text(cell, value, board.givens.contains(cell), judge);
  }
  return framed(groups);
}

}  // namespace

const Codec codec::candidates{
    .format = {.name = "candidates",
               .description = "9 lines of 9 groups of candidates in a frame",
               .readable = true,
               .write = write_candidates},
    .open = open<CandidatesParser>,
    .write_titled = [](const Board& board,
                       std::string_view title) { return title_line(title) + write_candidates(board); },
};

}  // namespace deduku::formats
