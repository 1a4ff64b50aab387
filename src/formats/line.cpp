// A puzzle on a line: 81 symbols row by row, then any notes.
//
//   4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4...... 9.3; hard
//
// `+` before a digit marks one that the player placed. A word before the puzzle, its number or name, becomes the first
// word of the tail. Spaces are blanks in a line of exactly 81 digits and spaces. Such lines may be mixed with lines of
// candidates (sukaku.cpp).
#include "src/formats/board_text.hpp"
#include "src/formats/cells.hpp"
#include "src/formats/rows.hpp"
#include "src/formats/symbols.hpp"

namespace deduku::formats {

namespace {

bool is_fixed_width(std::string_view text) {
  if (text.size() < Cell::count) return false;
  const std::string_view cells = text.substr(0, Cell::count);
  const auto fits = [](char c) { return is_digit(c) || c == ' '; };
  if (!std::ranges::all_of(cells, fits) || cells.find(' ') == std::string_view::npos) return false;
  const std::string_view rest = text.substr(Cell::count);
  return trimmed(rest).empty() || is_one_of(rest[0], "\t;,#");
}

/// The byte at which the puzzle begins: a short first word before a long one is its name.
std::size_t puzzle_begin(std::string_view text) {
  constexpr std::size_t longest_name = 20;
  const std::size_t begin = text.find_first_not_of(spaces);
  const std::string_view name = word_at(text.substr(0, begin + longest_name + 1), begin);
  if (name.size() > longest_name) return begin;
  const std::size_t next = text.find_first_not_of(" \t;,", begin + name.size());
  const bool is_name = next != std::string_view::npos && looks_like_puzzle(word_at(text, next));
  return is_name ? next : begin;
}

bool is_puzzle(std::string_view text) {
  if (is_fixed_width(text)) return true;
  return !is_border(text) && looks_like_cells(word_at(text, puzzle_begin(text)), Cell::count);
}

class PuzzleLineParser final : public LineParser {
 public:
  explicit PuzzleLineParser(std::size_t usual) : usual_(usual) {}

 private:
  std::optional<ParseError> parse_line(const Line& line, Draft& draft) override { return read(line, draft); }

 public:
  std::optional<ParseError> read(const Line& line, Draft& draft) const {
    const bool fixed_width = is_fixed_width(line.text);
    const std::size_t begin = fixed_width ? 0 : puzzle_begin(line.text);
    const auto end = fixed_width ? read_fixed_width(line, draft) : read_symbols(line, begin, draft);
    if (!end) return end.error();
    const auto tail = tail_after(line, *end);
    if (!tail) return tail.error();
    const std::string_view name = trimmed(line.written(0, begin));
    draft.tail = name;
    if (!name.empty() && !tail->empty()) draft.tail += ' ';
    draft.tail += *tail;
    return std::nullopt;
  }

 private:
  Expected<std::size_t> read_fixed_width(const Line& line, Draft& draft) const {
    if (usual_ != Cell::count) draft.format = find_format("line");
    for (Cell cell : Cell::all()) {
      const int index = cell.index();
      draft.set(cell, value_of(line.text[index]), true, {line.number, index + 1});
    }
    return Cell::count;
  }

  Expected<std::size_t> read_symbols(const Line& line, std::size_t begin, Draft& draft) const {
    const bool are_usual = !is_unusual(std::string_view(line.text).substr(begin));
    const bool are_marks = are_usual == (usual_ == Candidate::count);
    if (!are_usual) draft.format = find_format(are_marks ? "sukaku" : "line");
    return are_marks ? read_marks(line, begin, draft.board.marks.emplace())
                     : read_cells(line, begin, Fault::line_cells, draft);
  }

  /// Whether a line holds a puzzle of the other kind, seen from its puzzle on.
  bool is_unusual(std::string_view text) const {
    const bool wants_cells = usual_ == Cell::count;
    if (wants_cells && text.size() <= longest_cells) return false;
    const std::string_view word = word_at(text, 0);
    return looks_like_cells(word, wants_cells ? Candidate::count : Cell::count) && !looks_like_cells(word, usual_);
  }

  std::size_t usual_;
};

}  // namespace

const Codec codec::line{
    .format = {.name = "line",
               .description = "81 characters row by row, . 0 * _ - empty; the text after them is kept",
               .readable = true,
               .write = write_line},
    .open = [](const ReadOptions&) { return open_puzzle_lines(Cell::count); },
    .write_titled = [](const Board& board, std::string_view title) { return titled_line(write_line(board), title); },
    .has_blanks = true,
};

std::unique_ptr<Parser> open_puzzle_lines(std::size_t usual) {
  return std::make_unique<PuzzleLineParser>(usual);
}

bool is_puzzle_line(std::string_view text) {
  return is_puzzle(text) || looks_like_cells(word_at(text, puzzle_begin(text)), Candidate::count);
}

bool may_be_candidate_row(std::string_view text) {
  return is_fixed_width(text) && words_of(text).size() == Digit::count;
}

std::optional<ParseError> parse_puzzle_line(const Line& line, Draft& draft) {
  if (line.is_empty()) return error_of(Fault::unknown_puzzle, line.number, 1);
  return PuzzleLineParser(Cell::count).read(line, draft);
}

bool holds_more(std::string_view line, const Draft& draft) {
  const auto runs_on = [&](std::size_t at) {
    return std::ranges::all_of(line.substr(at, Cell::count), is_symbol) && at + Cell::count <= line.size();
  };
  if (cells_with_digit(draft.board).size() < Cell::count || line.size() < 2 * Cell::count) return false;
  const auto first = static_cast<std::size_t>(std::max(draft.places[0].column - 1, 0));
  for (std::size_t at = first + Cell::count; at + Cell::count <= line.size(); ++at) {
    if (runs_on(at)) return true;
  }
  return false;
}

}  // namespace deduku::formats
