// Nine lines of nine groups of candidates, usually in a frame.
//
//   | 4    58   3   | 12   6    9   | ...
//
// A lone digit is a value or the last candidate; see `LoneDigit`. `<d>` is a given, `+d` and `*d*` a digit
// that the player placed; other values are taken for givens. A blank is an empty cell without candidates. No
// tail.
#include "src/formats/board_text.hpp"
#include "src/formats/rows.hpp"
#include "src/formats/symbols.hpp"

namespace deduku::formats {

namespace {

/// How a digit is written that is certainly a value.
struct Decoration {
  std::string_view before;
  std::string_view behind;
  bool given;
};
constexpr Decoration decorations[] = {{"<", ">", true}, {"*", "*", false}, {"+", "", false}};

/// The digit in a decorated group; 0 when the group is not decorated with this.
std::uint8_t decorated_value(std::string_view group, const Decoration& decoration) {
  const std::size_t extra = decoration.before.size() + decoration.behind.size();
  if (group.size() != extra + 1) return 0;
  if (!group.starts_with(decoration.before) || !group.ends_with(decoration.behind)) return 0;
  const char symbol = group[decoration.before.size()];
  return is_digit(symbol) ? value_of(symbol) : std::uint8_t{0};
}

class CandidatesParser final : public Parser {
 public:
  explicit CandidatesParser(const ReadOptions& options) : lone_digit_(options.lone_digit) {}

  std::optional<ParseError> parse(Source& source, Draft& draft) override {
    const auto rows = take_rows(source);
    if (!rows) return rows.error();
    draft.board.marks.emplace();
    for (int row = 0; row < 9; ++row) {
      if (auto error = read_groups((*rows)[row], row, draft)) return error;
    }
    settle_lone_digits(draft);
    return std::nullopt;
  }

 private:
  static std::optional<ParseError> read_groups(const Line& line, int row, Draft& draft) {
    const std::vector<Word> groups = words_of(line.text);
    for (std::size_t i = 0; i < std::min<std::size_t>(groups.size(), 9); ++i) {
      if (auto error = read_group(line, groups[i], Cell::at(row, static_cast<int>(i)), draft)) return error;
    }
    return check_length(line, row, groups);
  }

  static std::optional<ParseError> read_group(const Line& line, const Word& group, Cell cell, Draft& draft) {
    draft.places[cell.index()] = line.place(group.offset);
    for (const Decoration& decoration : decorations) {
      if (const std::uint8_t value = decorated_value(group.text, decoration)) {
        draft.set(cell, value, decoration.given, line.place(group.offset + decoration.before.size()));
        return std::nullopt;
      }
    }
    if (group.text.empty() || (group.text.size() == 1 && is_blank(group.text[0]))) return std::nullopt;
    return read_digits(line, group, (*draft.board.marks)[cell.index()]);
  }

  static std::optional<ParseError> read_digits(const Line& line, const Word& group, DigitSet& marks) {
    marks = {};
    for (std::size_t i = 0; i < group.text.size(); ++i) {
      const std::size_t offset = group.offset + i;
      if (!is_digit(group.text[i])) {
        return error_at(line, offset, "expected a candidate, found " + found_at(line, offset));
      }
      const Digit digit = Digit::of(value_of(group.text[i]));
      if (marks.contains(digit)) {
        return error_at(line, offset, "candidate " + std::string(1, group.text[i]) + " is twice in its cell");
      }
      marks.insert(digit);
    }
    return std::nullopt;
  }

  bool is_value(Cell cell, Digit digit, const std::array<CellSet, Digit::count>& unsolved) const {
    if (lone_digit_ != LoneDigit::automatic) return lone_digit_ == LoneDigit::value;
    return !unsolved[digit.index()].intersects(peers(cell));
  }

  void settle_lone_digits(Draft& draft) const {
    Marks& marks = *draft.board.marks;
    std::array<CellSet, Digit::count> unsolved;
    for (Cell cell : Cell::all()) {
      if (marks[cell.index()].size() < 2) continue;
      for (Digit digit : marks[cell.index()]) unsolved[digit.index()].insert(cell);
    }
    for (Cell cell : Cell::all()) {
      if (marks[cell.index()].size() != 1) continue;
      const Digit digit = marks[cell.index()].first();
      if (!is_value(cell, digit, unsolved)) continue;
      marks[cell.index()] = {};
      draft.set(cell, static_cast<std::uint8_t>(digit.number()), true, draft.places[cell.index()]);
    }
  }

  LoneDigit lone_digit_;
};

bool recognise(Preview& preview, const ReadOptions&) {
  return take_census(preview).is_candidate_grid();
}

std::string write(const Board& board) {
  const Marks marks = marks_of(board);
  std::array<std::string, Cell::count> groups;
  for (Cell cell : Cell::all()) {
    std::string& group = groups[cell.index()];
    const int value = board.values[cell.index()];
    const DigitSet digits = value == 0 ? marks[cell.index()] : DigitSet{Digit::of(value)};
    for (Digit digit : digits) group += std::to_string(digit.number());
    if (group.empty()) group = ".";
  }
  return framed(groups);
}

}  // namespace

const Codec codec::candidates{
    .format = {.name = "candidates",
               .description = "9 lines of 9 groups of candidates in a frame",
               .readable = true,
               .write = write},
    .recognise = recognise,
    .open = open<CandidatesParser>,
};

}  // namespace deduku::formats
