// Shared properties of all raters: when they rate, when they stop early, and their reports.
#include <gtest/gtest.h>

#include "deduku/hodoku_rating.hpp"
#include "deduku/rating.hpp"
#include "deduku/se_rating.hpp"
#include "tests/support/puzzle_file.hpp"
#include "tests/support/random_puzzle.hpp"

namespace deduku::testing {
namespace {

constexpr std::string_view easy_puzzle =
    "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..";
constexpr std::string_view hard_puzzle =
    "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..";
/// A solved grid without the four cells of a rectangle whose digits can be swapped: two solutions.
constexpr std::string_view swappable =
    "123.5.789456789123789123456231.7.895875912364694538217317265948542897631968341572";
/// Several solutions; techniques of uniqueness lead to one of them.
constexpr std::string_view filled_blindly =
    ".....8....5..9.2..7.9.1.....9.8...3....13........2.71...4..5...5.2.....897....6.2";
/// The last cell of row 1 has no candidate.
constexpr std::string_view wiped_out =
    "12345678.........9...............................................................";

template <class Rater>
Rater make(const RatingOptions& options = {}) {
  return Rater(options);
}
template <>
SeRater make(const RatingOptions& options) {
  return SeRater(SeOptions::of(options));
}
template <>
LadderRater make(const RatingOptions& options) {
  return LadderRater(default_ladder(), SolverOptions::of(options));
}

template <class Rater>
class Raters : public ::testing::Test {};
using AllRaters = ::testing::Types<LadderRater, SeRater, HodokuRater>;
TYPED_TEST_SUITE(Raters, AllRaters);

TYPED_TEST(Raters, RateOnlyPuzzlesWithOneSolutionByDefault) {
  auto rater = make<TypeParam>();
  EXPECT_EQ(rater.rate(board_of_line(easy_puzzle)).outcome, Outcome::solved);
  const auto several = rater.rate(board_of_line(swappable));
  EXPECT_EQ(several.outcome, Outcome::several);
  EXPECT_EQ(several.steps, 0);
  EXPECT_EQ(rater.rate(board_of_line(wiped_out)).outcome, Outcome::none);
  EXPECT_EQ(rater.rate(board_of_line("11" + std::string(79, '.'))).outcome, Outcome::none) << "digits conflict";
}

TYPED_TEST(Raters, UseUniquenessOfSeveralSolutionsOnlyIfItIsAssumed) {
  const auto rating = [](Uniqueness uniqueness, bool uses_uniqueness = true) {
    return make<TypeParam>({.uniqueness = uniqueness, .uses_uniqueness = uses_uniqueness})
        .rate(board_of_line(filled_blindly));
  };
  EXPECT_EQ(rating(Uniqueness::assumed).outcome, Outcome::solved);
  const auto without = rating(Uniqueness::assumed, false);
  EXPECT_EQ(without, rating(Uniqueness::optional)) << "the search finds several";
  EXPECT_EQ(without, rating(Uniqueness::optional, false));
  EXPECT_NE(without, rating(Uniqueness::assumed));
}

TYPED_TEST(Raters, RefuseSeveralSolutionsWithoutUniquenessToo) {
  auto rater = make<TypeParam>({.uses_uniqueness = false});
  EXPECT_EQ(rater.rate(board_of_line(swappable)).outcome, Outcome::several);
}

TYPED_TEST(Raters, RateAlikeWhetherTheSearchIsAskedOrNot) {
  std::mt19937_64 rng(31);
  auto asking = make<TypeParam>();
  auto knowing = make<TypeParam>({.uniqueness = Uniqueness::known});
  auto blind = make<TypeParam>({.uniqueness = Uniqueness::assumed});
  for (int i = 0; i < 30; ++i) {
    const Board board = random_puzzle(rng);
    const auto rating = asking.rate(board);
    EXPECT_EQ(knowing.rate(board), rating);
    EXPECT_EQ(blind.rate(board), rating);
  }
}

TYPED_TEST(Raters, TellAStopFromASpentBudget) {
  const auto always = [] { return true; };
  auto stopped = make<TypeParam>({.work = {.stop = always}});
  EXPECT_EQ(stopped.rate(board_of_line(hard_puzzle)).outcome, Outcome::stopped);
  auto late = make<TypeParam>({.work = {.is_late = always}});
  EXPECT_EQ(late.rate(board_of_line(hard_puzzle)).outcome, Outcome::out_of_budget);
}

TYPED_TEST(Raters, EndWithTheBudgetAndBeginAnew) {
  auto rater = make<TypeParam>({.work = {.budget = 1}});
  const auto cut_short = rater.rate(board_of_line(hard_puzzle));
  EXPECT_EQ(cut_short.outcome, Outcome::out_of_budget);
  EXPECT_EQ(rater.rate(board_of_line(hard_puzzle)), cut_short);
  const Outcome easy = rater.rate(board_of_line(easy_puzzle)).outcome;
  EXPECT_TRUE(easy == Outcome::solved || easy == Outcome::out_of_budget) << name(easy);

  auto generous = make<TypeParam>({.work = {.budget = 1'000'000'000}});
  EXPECT_EQ(generous.rate(board_of_line(hard_puzzle)), make<TypeParam>().rate(board_of_line(hard_puzzle)));
}

TYPED_TEST(Raters, TellTheObserverOfEveryStep) {
  std::mt19937_64 rng(32);
  auto rater = make<TypeParam>();
  for (int i = 0; i < 30; ++i) {
    const Board board = random_puzzle(rng);
    int seen = 0;
    const auto count = [&](const auto&) { ++seen; };
    const auto rating = rater.rate(board, count);
    EXPECT_EQ(seen, rating.steps);
    EXPECT_EQ(rating, rater.rate(board));
    EXPECT_EQ(rating, rater.rate(Grid(board)));
    EXPECT_EQ(rating, rater.rate(Grid(board), count));
    EXPECT_EQ(seen, 2 * rating.steps);
  }
}

}  // namespace
}  // namespace deduku::testing
