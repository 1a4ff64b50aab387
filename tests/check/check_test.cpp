// The checker against a slow, obvious one: it proves every consequence, and refuses everything else.
#include "deduku/check.hpp"

#include <gtest/gtest.h>

#include "tests/support/false_certificates.hpp"

namespace deduku::testing {
namespace {

/// tests/check_volume makes many more.
TEST(Check, AgreesWithTryingEverythingOnChangedCertificates) {
  Changes changes(2);
  changes.try_all_techniques(2);
  for (const long long refused : changes.refused()) EXPECT_GT(refused, 20);
  EXPECT_GT(changes.proved(), 250);
}

TEST(Check, RefusesWhatIsSaidToBeAbsentAndIsThere) {
  Premises premises;
  premises.cells = {Cell(0)};
  premises.absent.insert(Cell(0), ~DigitSet{Digit::of(1)});
  Effects effects;
  effects.places.insert({Cell(0), Digit::of(1)});
  EXPECT_EQ(check(Grid(), premises, effects, Promise::none).verdict, Verdict::false_premise);

  Grid grid;
  ASSERT_EQ(grid.eliminate(premises.absent), Status::progress);
  EXPECT_EQ(check(grid, premises, effects, Promise::none).verdict, Verdict::proved);
  premises.absent.erase({Cell(0), Digit::of(9)});
  EXPECT_EQ(check(grid, premises, effects, Promise::none).verdict, Verdict::unproved) << "9 is put back";
}

TEST(Check, ReadsNothingButTheGivensOfTheGrid) {
  Board board;
  for (int column = 1; column < 9; ++column) {
    board.values[static_cast<std::size_t>(column)] = static_cast<std::uint8_t>(column);
    board.givens.insert(Cell(column));
  }
  const Cell elsewhere(40);
  board.values[elsewhere] = 1;
  board.givens.insert(elsewhere);
  Premises premises;
  premises.cells = {Cell(0)};
  Effects effects;
  effects.places.insert({Cell(0), Digit::of(9)});
  EXPECT_EQ(check(Grid(board), premises, effects, Promise::none).verdict, Verdict::proved);
  board.givens = {elsewhere};  // without any given, all digits would be
  EXPECT_EQ(check(Grid(board), premises, effects, Promise::none).verdict, Verdict::unproved)
      << "digits that are not given must be named by what they exclude";
  update_absent(premises, Grid(board));
  EXPECT_EQ(check(Grid(board), premises, effects, Promise::none).verdict, Verdict::proved);
}

/// Nine pigeons in eight holes: every assumption leads to long trials.
TEST(Check, BreaksOffWhatIsTooExpensive) {
  Premises premises;
  Grid grid;
  for (int row = 0; row < 9; ++row) {
    premises.places[static_cast<std::size_t>(row)].insert(Digit::of(1));
    premises.absent.insert(Digit::of(1), {Cell::at(row, 8)});
  }
  ASSERT_NE(grid.eliminate(premises.absent), Status::nothing);
  Effects effects;
  effects.removes.insert({Cell(0), Digit::of(1)});
  const Proof broken = check(grid, premises, effects, Promise::none, 2'000);
  EXPECT_EQ(broken.verdict, Verdict::out_of_budget);
  EXPECT_LT(broken.work, 4'000U);
  EXPECT_EQ(check(grid, premises, effects, Promise::none, 100'000'000).verdict, Verdict::proved);
}

CandidateSet pattern_of(const CellSet& cells, DigitSet digits) {
  CandidateSet pattern;
  for (Digit digit : digits) pattern.insert(digit, cells);
  return pattern;
}

const DigitSet two_digits = {Digit::of(4), Digit::of(7)};
const DigitSet three_digits = {Digit::of(1), Digit::of(4), Digit::of(7)};

TEST(DeadlyPattern, KnowsRectanglesLoopsAndExtendedRectangles) {
  EXPECT_TRUE(is_deadly(pattern_of({Cell::at(0, 0), Cell::at(0, 3), Cell::at(1, 0), Cell::at(1, 3)}, two_digits)));
  EXPECT_FALSE(is_deadly(pattern_of({Cell::at(0, 0), Cell::at(0, 3), Cell::at(4, 0), Cell::at(4, 3)}, two_digits)))
      << "four boxes";
  EXPECT_TRUE(is_deadly(pattern_of(
      {Cell::at(0, 0), Cell::at(0, 3), Cell::at(1, 0), Cell::at(1, 6), Cell::at(2, 3), Cell::at(2, 6)}, two_digits)));
  const CellSet two_rows = {Cell::at(0, 0), Cell::at(0, 3), Cell::at(0, 6),
                            Cell::at(1, 0), Cell::at(1, 3), Cell::at(1, 6)};
  EXPECT_TRUE(is_deadly(pattern_of(two_rows, three_digits)));
  EXPECT_FALSE(is_deadly(pattern_of(two_rows, three_digits | DigitSet{Digit::of(9)})));
  EXPECT_FALSE(is_deadly({}));
}

TEST(DeadlyPattern, IsOneOnlyWhereEachFillingHasASecondOne) {
  std::mt19937 random(1);
  const auto below = [&](int limit) { return static_cast<int>(random() % static_cast<unsigned>(limit)); };
  int deadly = 0;
  for (int i = 0; i < 20'000; ++i) {
    // Two or three lines of a band, crossed by as many columns, with a candidate more or less and a cell moved.
    CellSet cells;
    const int columns = 2 + below(2);
    for (int row = 0; row < 2 + below(2); ++row) {
      for (int k = 0; k < columns; ++k) cells.insert(Cell::at(row, 3 * k + (below(8) == 0 ? 1 : 0)));
    }
    if (below(2) == 0) cells.erase(cells.first());
    CandidateSet pattern = pattern_of(cells, below(2) == 0 ? two_digits : three_digits);
    for (int k = 0; k < below(3); ++k) {
      pattern.erase({cells.first(), Digit::of(std::array{1, 4, 7}[static_cast<std::size_t>(below(3))])});
    }
    if (!is_deadly(pattern)) continue;
    ++deadly;
    EXPECT_TRUE(has_a_second_filling_for_each(pattern));
  }
  EXPECT_GT(deadly, 500);
}

TEST(DeadlyPattern, MustNotHoldAGiven) {
  const CellSet corners = {Cell::at(0, 0), Cell::at(0, 3), Cell::at(1, 0), Cell::at(1, 3)};
  Premises premises;
  premises.deadly = pattern_of(corners, two_digits);
  Effects effects;
  Grid grid;
  for (Cell corner : corners) {
    if (corner != corners.last()) premises.absent.insert(corner, ~two_digits);
  }
  ASSERT_EQ(grid.eliminate(premises.absent), Status::progress);
  for (Digit digit : two_digits) effects.removes.insert(digit, {corners.last()});
  EXPECT_EQ(check(grid, premises, effects, Promise::givens).verdict, Verdict::proved);
  EXPECT_EQ(check(grid, premises, effects, Promise::grid).verdict, Verdict::proved);
  EXPECT_EQ(check(grid, premises, effects, Promise::none).verdict, Verdict::false_premise);

  Grid without = grid;
  ASSERT_EQ(without.eliminate(Candidate(corners.first(), two_digits.first())), Status::progress);
  EXPECT_EQ(check(without, premises, effects, Promise::givens).verdict, Verdict::proved);
  EXPECT_EQ(check(without, premises, effects, Promise::grid).verdict, Verdict::false_premise);

  ASSERT_EQ(without.give(corners.first(), two_digits.last()), Status::progress);
  EXPECT_EQ(check(without, premises, effects, Promise::givens).verdict, Verdict::false_premise);
}

}  // namespace
}  // namespace deduku::testing
