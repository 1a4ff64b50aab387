// The behaviour of the rater around the scale: ends, options, budget, memory, soundness.
#include <gtest/gtest.h>

#include "deduku/se_rating.hpp"
#include "tests/se/soundness.hpp"
#include "tests/support/count_allocations.hpp"
#include "tests/support/puzzle_file.hpp"

namespace deduku::testing {
namespace {

/// A solved grid without the four cells of a rectangle whose digits can be swapped: two solutions.
constexpr const char* swappable = "123.5.789456789123789123456231.7.895875912364694538217317265948542897631968341572";
constexpr const char* hard_puzzle = "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..";

TEST(SeRater, SolvedBoardHasNoRating) {
  const SeRating rating =
      rate_se(board_of_line("123456789456789123789123456231674895875912364694538217317265948542897631968341572"));
  EXPECT_EQ(rating, SeRating{.outcome = Outcome::solved});
}

TEST(SeRater, AsksForOneSolutionByDefault) {
  EXPECT_EQ(SeRater().rate(board_of_line(swappable)), SeRating{.outcome = Outcome::several});
  Board conflict = board_of_line(hard_puzzle);
  conflict.values[1] = conflict.values[0];
  EXPECT_EQ(SeRater().rate(conflict), SeRating{.outcome = Outcome::none});
}

/// Whether the unique rectangle may be used depends only on the assumption.
TEST(SeRater, BlindlyAssumesOneSolution) {
  const Board several =
      board_of_line(".....8....5..9.2..7.9.1.....9.8...3....13........2.71...4..5...5.2.....897....6.2");
  const SeRating promised = SeRater({.uniqueness = Uniqueness::assumed}).rate(several);
  EXPECT_EQ(promised.outcome, Outcome::solved);
  EXPECT_EQ(promised.er, 45);
  EXPECT_EQ(SeRater({.uniqueness = Uniqueness::optional}).rate(several).outcome, Outcome::stuck)
      << "the search finds several";
}

TEST(SeRater, SwappableRectangleIsStuckWithoutUniqueness) {
  const SeRating rating =
      SeRater({.uniqueness = Uniqueness::assumed, .uses_uniqueness = false}).rate(board_of_line(swappable));
  EXPECT_EQ(rating.outcome, Outcome::stuck);
  EXPECT_EQ(rating.er, 200);
  EXPECT_EQ(rating.ep, 0);
  EXPECT_EQ(rating.steps, 0);
}

TEST(SeRater, HardestIsTheProducerOfTheFirstStepOfTheHighestRating) {
  SeRater rater;
  int highest = 0;
  int producer = -1;
  const SeRating rating = rater.rate(board_of_line(hard_puzzle), [&](const SeStep& step) {
    if (step.rating <= highest) return;
    highest = step.rating;
    producer = step.producer;
  });
  EXPECT_EQ(rating.er, 105);
  EXPECT_EQ(rating.er, highest);
  EXPECT_EQ(rating.hardest, producer);
}

TEST(SeRater, GridAndBoardAgree) {
  SeRater rater;
  EXPECT_EQ(rater.rate(board_of_line(hard_puzzle)), rater.rate(grid_of_line(hard_puzzle)));
}

TEST(SeRater, AnExhaustedBudgetGivesALowerBoundAndLeavesNoTrace) {
  const Board board = board_of_line(hard_puzzle);
  const SeRating full = rate_se(board);
  SeRater limited({.work = {.budget = 2000}});
  const SeRating cut_short = limited.rate(board);
  EXPECT_EQ(cut_short.outcome, Outcome::out_of_budget);
  EXPECT_LE(cut_short.er, full.er);
  EXPECT_EQ(limited.rate(board), cut_short);
  SeRater generous({.work = {.budget = 1'000'000'000}});
  EXPECT_EQ(generous.rate(board), full);
}

TEST(SeRater, WithoutUniquenessNoStepPresupposesIt) {
  std::mt19937_64 rng(14);
  SeRater rater({.uses_uniqueness = false});
  for (int i = 0; i < 200; ++i) {
    (void)rater.rate(random_puzzle(rng), [](const SeStep& step) {
      EXPECT_STRNE(se_producer_name(step.producer).data(), "Unique Loop");
      EXPECT_STRNE(se_producer_name(step.producer).data(), "BUG");
    });
  }
}

TEST(SeRater, NoStepRemovesADigitOfTheSolution) {
  std::mt19937_64 rng(96);
  SeRater rater;
  for (int i = 0; i < 500; ++i) expect_sound(rater, random_puzzle(rng));
}

TEST(SeRater, WithoutUniquenessNoStepRemovesADigitOfAnySolution) {
  std::mt19937_64 rng(97);
  SeRater rater({.uniqueness = Uniqueness::assumed, .uses_uniqueness = false, .work = {.budget = 5000}});
  for (int i = 0; i < 100; ++i) {
    expect_sound_for_all_solutions(rater, puzzle_with_several_solutions(rng, 1000));
  }
}

TEST(SeRater, AStopEndsTheSearchAsAnExhaustedBudgetDoes) {
  int asked = 0;
  SeRater rater({.work = {.stop = [&] { return ++asked == 10; }}});
  const SeRating cut_short = rater.rate(board_of_line(hard_puzzle));
  EXPECT_EQ(cut_short.outcome, Outcome::stopped);
  EXPECT_LE(cut_short.er, 105);
  EXPECT_EQ(rater.rate(board_of_line(hard_puzzle)).er, 105);
}

TEST(SeRater, TakesNoMemoryAfterWarmUp) {
  std::mt19937_64 rng(7);
  std::vector<Board> boards{board_of_line(hard_puzzle)};
  for (int i = 0; i < 50; ++i) boards.push_back(random_puzzle(rng));
  SeRater rater;
  for (const Board& board : boards) (void)rater.rate(board);
  const std::size_t before = allocations;
  for (const Board& board : boards) (void)rater.rate(board);
  EXPECT_EQ(allocations - before, 0U);
  EXPECT_GT(before, 0U) << "the counter does not count";
}

}  // namespace
}  // namespace deduku::testing
