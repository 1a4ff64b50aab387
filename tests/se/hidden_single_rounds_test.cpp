// Hidden singles that are filled in rounds are those that the ladder finds one by one.
#include "src/scales/se/patterns/hidden_single_rounds.hpp"

#include <gtest/gtest.h>

#include <map>

#include "deduku/se_rating.hpp"
#include "src/scales/se/patterns/se_producers.hpp"
#include "tests/support/random_puzzle.hpp"

namespace deduku::testing {
namespace {

se::HiddenSingleRounds fill_one_by_one(se::SeState& state) {
  se::HiddenSingleRounds result;
  for (se::SeHint hint; se::find_hidden_single(state, hint); hint = se::SeHint()) {
    state.fill(hint.placement->cell(), hint.placement->digit());
    if (result.filled == 0) result.first = hint.rating;
    ++result.filled;
    result.hardest = std::max(result.hardest, hint.rating);
  }
  return result;
}

void expect_same(const se::HiddenSingleRounds& rounds, const se::HiddenSingleRounds& expected) {
  EXPECT_EQ(rounds.filled, expected.filled);
  EXPECT_EQ(rounds.first, expected.first);
  EXPECT_EQ(rounds.hardest, expected.hardest);
}

void expect_same(const se::SeState& state, const se::SeState& expected) {
  EXPECT_EQ(state.empty_cells, expected.empty_cells);
  if (state.empty_cells == 0) return;
  EXPECT_TRUE(std::ranges::equal(state.value, expected.value));
  EXPECT_TRUE(std::ranges::equal(state.open, expected.open));
  EXPECT_TRUE(std::ranges::equal(state.filled, expected.filled));
  EXPECT_EQ(state.candidates(), expected.candidates());
  for (const se::SeHouse house : se::SeHouse::all())
    EXPECT_TRUE(std::ranges::equal(state.places[house], expected.places[house]));
}

/// Fills `percent` percent of the cells, chosen at random.
void fill_some(Board& board, const Solution& solution, std::uint64_t percent, std::mt19937_64& rng) {
  for (Cell cell : Cell::all()) {
    if (rng() % 100 < percent) board.values[cell] = static_cast<std::uint8_t>(solution[cell].number());
  }
}

/// For some of them the digits allow several solutions.
TEST(HiddenSingleRounds, FillABoardAsOneByOne) {
  std::mt19937_64 rng(61);
  std::map<int, int> seen;
  for (int i = 0; i < 5000; ++i) {
    SCOPED_TRACE(i);
    Board board;
    fill_some(board, random_solution(rng), 25 + rng() % 70, rng);
    se::SeState expected = se::make_state(board);
    const se::HiddenSingleRounds one_by_one = fill_one_by_one(expected);
    expect_same(se::fill_hidden_singles(board), one_by_one);
    expect_same(se::make_state(board), expected);
    ++seen[one_by_one.hardest];
    ASSERT_FALSE(HasFailure());
  }
  for (const int rating : {0, 10, 12, 15}) EXPECT_GT(seen[rating], 20) << rating;
}

/// Without some of the candidates.
TEST(HiddenSingleRounds, FillAStateAsOneByOne) {
  std::mt19937_64 rng(62);
  int filled = 0;
  for (int i = 0; i < 5000; ++i) {
    SCOPED_TRACE(i);
    se::SeState state = se::make_state(random_board(rng, random_solution(rng)));
    se::SeState expected = state;
    const se::HiddenSingleRounds one_by_one = fill_one_by_one(expected);
    expect_same(se::fill_hidden_singles(state), one_by_one);
    expect_same(state, expected);
    filled += one_by_one.filled;
    ASSERT_FALSE(HasFailure());
  }
  EXPECT_GT(filled, 20'000);
}

/// An observer of every step sees one after the other.
TEST(HiddenSingleRounds, LeaveEveryRatingAsItIs) {
  std::mt19937_64 rng(63);
  for (const SeMode mode : {SeMode::se121, SeMode::fixed}) {
    SeRater rater({.mode = mode});
    for (int i = 0; i < 300; ++i) {
      Board board = random_puzzle(rng);
      fill_some(board, search::solve(Grid(board)).value(), rng() % 40, rng);
      EXPECT_EQ(rater.rate(board), rater.rate(board, [](const SeStep&) {})) << i;
    }
  }
}

/// Boards that have several solutions, and, without the check, boards without a solution, for which the order matters.
TEST(HiddenSingleRounds, LeaveRatingsOfOtherBoardsAsTheyAre) {
  std::mt19937_64 rng(65);
  SeRater rater({.uniqueness = Uniqueness::optional});
  SeRater blind({.uniqueness = Uniqueness::assumed, .uses_uniqueness = false});
  int several = 0;
  int contradictory = 0;
  for (int i = 0; i < 100; ++i) {
    const Solution solution = random_solution(rng);
    Board board;
    fill_some(board, solution, 45 + rng() % 30, rng);
    const SeRating rating = rater.rate(board);
    EXPECT_EQ(rating, rater.rate(board, [](const SeStep&) {})) << i;
    several += rating.outcome == Outcome::stuck ? 1 : 0;
    const auto cell = static_cast<std::size_t>(rng() % 81);
    board.values[cell] = static_cast<std::uint8_t>(1 + rng() % 9);
    contradictory += rater.rate(board).outcome == Outcome::none ? 1 : 0;
    EXPECT_EQ(blind.rate(board), blind.rate(board, [](const SeStep&) {})) << i;
  }
  EXPECT_GT(several, 10);
  EXPECT_GT(contradictory, 50);
}

}  // namespace
}  // namespace deduku::testing
