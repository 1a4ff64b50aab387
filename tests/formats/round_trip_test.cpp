// Every writer over random boards: the written text is read back.
#include <gtest/gtest.h>

#include <rapidcheck/gtest.h>

#include "tests/formats/reading.hpp"
#include "tests/support/random_state.hpp"

namespace deduku::formats {
namespace {

using Marks = PerCell<DigitSet>;

/// Any digits, including conflicts.
Board any_digits() {
  Board board;
  for (Cell cell : Cell::all()) {
    board.values[cell] = *rc::gen::weightedElement<std::uint8_t>(
        {{20, 0}, {2, 1}, {2, 2}, {2, 3}, {2, 4}, {2, 5}, {2, 6}, {2, 7}, {2, 8}, {2, 9}});
    if (board.values[cell] != 0) board.givens.insert(cell);
  }
  return board;
}

Marks any_marks() {
  Marks marks;
  const auto bits = *rc::gen::container<std::vector<unsigned>>(Cell::count, rc::gen::inRange(0U, 512U));
  for (Cell cell : Cell::all()) marks[cell] = DigitSet::from_bits(bits[cell.index()]);
  return marks;
}

/// Writes a board twice and reads both back.
Board through(const char* name, const Board& board, const ReadOptions& options = {}) {
  const Format& format = *find_format(name);
  const std::string text = format.write(board);
  const Reading reading = read(std::string(format.header) + text + text, options, true);
  RC_ASSERT(reading.errors.empty());
  RC_ASSERT(reading.records.size() == 2U);
  RC_ASSERT(reading.format == name);
  RC_ASSERT(reading.records[0].board == reading.records[1].board);
  return reading.records[0].board;
}

RC_GTEST_PROP(RoundTrip, LinesGridsAndTablesCarryDigits, ()) {
  const Board board = any_digits();
  for (const char* name : {"line", "grid", "csv"}) RC_ASSERT(through(name, board) == board);
}

RC_GTEST_PROP(RoundTrip, SukakuCarriesMarks, ()) {
  Board board;
  board.marks = any_marks();
  RC_ASSERT(through("sukaku", board) == board);
}

RC_GTEST_PROP(RoundTrip, CandidateGridsCarryMarks, ()) {
  Board board;
  board.marks = any_marks();
  ReadOptions options;
  options.from = find_format("candidates");
  for (LoneDigit lone_digit : {LoneDigit::automatic, LoneDigit::candidate}) {
    options.lone_digit = lone_digit;
    RC_ASSERT(through("candidates", board, options) == board);
  }
}

RC_GTEST_PROP(RoundTrip, CandidateGridsCarryDigitsAndMarks, ()) {
  Board board = any_digits();
  board.marks = any_marks();
  for (Cell cell : Cell::all()) {
    DigitSet& marks = (*board.marks)[cell];
    if (board.values[cell] != 0) marks = {};
    if (marks.size() == 1) marks |= DigitSet{Digit((marks.first().index() + 1) % 9)};
  }
  ReadOptions options;
  options.from = find_format("candidates");
  options.lone_digit = LoneDigit::value;
  RC_ASSERT(through("candidates", board, options) == board);
}

RC_GTEST_PROP(RoundTrip, CandidateGridsOfRealStatesNeedNoHelp, ()) {
  std::mt19937_64 rng(*rc::gen::arbitrary<std::uint64_t>());
  Board board = board_of(testing::random_state(rng, testing::random_solution(rng)));
  RC_PRE(board.marks.has_value());
  for (Cell cell : cells_with_digit(board)) {
    if (*rc::gen::arbitrary<bool>()) board.givens.erase(cell);
  }
  ReadOptions options;
  options.from = find_format("candidates");
  RC_ASSERT(through("candidates", board, options) == board);
}

RC_GTEST_PROP(RoundTrip, HodokuLinesCarryDigitsPlacedOnesAndMarks, ()) {
  std::mt19937_64 rng(*rc::gen::arbitrary<std::uint64_t>());
  Board board = board_of(testing::random_state(rng, testing::random_solution(rng)));
  for (Cell cell : cells_with_digit(board)) {
    if (*rc::gen::arbitrary<bool>()) board.givens.erase(cell);
  }
  RC_ASSERT(through("hodoku", board) == board);
}

RC_GTEST_PROP(RoundTrip, LinksCarryDigitsPlacedOnesAndMarks, ()) {
  std::mt19937_64 rng(*rc::gen::arbitrary<std::uint64_t>());
  Board board = board_of(testing::random_state(rng, testing::random_solution(rng)));
  board.givens = cells_with_digit(board);
  RC_ASSERT(through("sudokupad", board) == board);
  RC_ASSERT(through("scf", board).values == board.values);
  for (Cell cell : cells_with_digit(board)) {
    if (*rc::gen::arbitrary<bool>()) board.givens.erase(cell);
  }
  RC_ASSERT(through("fpuzzles", board) == board);
}

}  // namespace
}  // namespace deduku::formats
