// Candidates on a line: 729 symbols, nine for each cell, the d-th of them digit d or a blank.
//
//   123456789....5....1.3......   the first three cells: everything, a naked single, 1 or 3
//
// A cell with one candidate is not solved, and one without candidates is a contradiction on the board, not an error of
// the text. The tail is that of a line.
#include "src/formats/cells.hpp"

#include "src/formats/board_text.hpp"
#include "src/formats/symbols.hpp"

namespace deduku::formats {

Expected<std::size_t> read_marks(const Line& line, std::size_t begin, Marks& marks) {
  const std::string_view word = word_at(line.text, begin);
  const auto end = static_cast<std::size_t>(std::ranges::find_if_not(word, is_symbol) - word.begin());
  const std::size_t count = std::min<std::size_t>(end, Candidate::count);
  for (std::size_t i = 0; i < count; ++i) {
    const Candidate candidate(static_cast<int>(i));
    const int value = value_of(word[i]);
    if (value == 0) continue;
    if (value != candidate.digit().number()) {
      return error_at(line, begin + i, Fault::other_symbol,
                      {{"digit", candidate.digit().number()}, found_at(line, begin + i)});
    }
    marks[candidate.cell()].insert(candidate.digit());
  }
  if (end == Candidate::count) return begin + end;
  if (end < word.size() && end < Candidate::count && word[end] != '#') {
    return unexpected_at(line, begin + end, Fault::bad_cell);
  }
  return error_at(line, begin + count, Fault::symbol_count, {{"n", end}});
}

std::optional<ParseError> read_symbols(const Line& line, Piece piece, Fault excess, Draft& draft) {
  const auto end = piece.size() > longest_cells ? read_marks(line, piece.begin, draft.board.marks.emplace())
                                                : read_cells(line, piece.begin, Fault::field_cells, draft);
  if (!end) return end.error();
  return *end == piece.end ? std::nullopt : std::optional(unexpected_at(line, *end, excess));
}

namespace {

std::string write_sukaku(const Board& board) {
  const Marks marks = marks_of(board);
  std::string text(Candidate::count, '.');
  for (Cell cell : Cell::all()) {
    const int value = board.values[cell];
    const DigitSet digits = value == 0 ? marks[cell] : DigitSet{Digit::of(value)};
    for (Digit digit : digits) {
      text[Candidate(cell, digit).slot()] = static_cast<char>('0' + digit.number());
    }
  }
  return text + "\n";
}

}  // namespace

const Codec codec::sukaku{
    .format = {.name = "sukaku",
               .description = "729 characters, nine for each cell: its candidates",
               .readable = true,
               .write = write_sukaku},
    .open = [](const ReadOptions&) { return open_puzzle_lines(Candidate::count); },
    .write_titled = [](const Board& board, std::string_view title) { return titled_line(write_sukaku(board), title); },
    .has_blanks = true,
};

}  // namespace deduku::formats
