// The memory of the ladder from grid to grid changes no step: a new ladder finds the same.
#include <gtest/gtest.h>

#include "src/scales/se/se_ladder.hpp"
#include "tests/support/random_puzzle.hpp"

namespace deduku::testing {
namespace {

/// Costlier steps take too long to find twice.
constexpr int highest_rating = 85;

void expect_same_step(se::SeLadder& ladder, const SeOptions& options, Promise promise, const se::SeState& state,
                      std::optional<se::Producer>& producer, se::SeHint& hint) {
  se::SeLadder fresh(options);
  fresh.start(promise);
  se::SeHint expected;
  const auto expected_producer = fresh.next(state, expected, highest_rating);
  producer = ladder.next(state, hint, highest_rating);
  ASSERT_EQ(producer, expected_producer);
  if (!producer) return;
  EXPECT_EQ(hint.rating, expected.rating);
  EXPECT_EQ(hint.complexity, expected.complexity);
  EXPECT_EQ(hint.variant, expected.variant);
  EXPECT_EQ(hint.placement, expected.placement);
  EXPECT_EQ(hint.removals, expected.removals);
}

/// Counts the findings of the ladder on the way.
void follow(se::SeLadder& ladder, const SeOptions& options, Promise promise, se::SeState state,
            std::array<int, se_producer_count>& found) {
  ladder.start(promise);
  while (state.empty_cells > 0) {
    se::SeHint hint;
    std::optional<se::Producer> producer;
    expect_same_step(ladder, options, promise, state, producer, hint);
    if (::testing::Test::HasFailure() || !producer) return;
    ++found[*producer];
    state.remove(hint.removals);
    if (hint.placement) state.fill(hint.placement->cell(), hint.placement->digit());
  }
}

class SeMemory : public ::testing::TestWithParam<SeMode> {};

/// Puzzles, states without a promise, and states that lost candidates of other ones, in turn.
TEST_P(SeMemory, ChangesNoStep) {
  const SeOptions options{.mode = GetParam()};
  std::mt19937_64 rng(31);
  se::SeLadder ladder(options);
  std::array<int, se_producer_count> found{};
  for (int i = 0; i < 800 && !HasFailure(); ++i) {
    SCOPED_TRACE(i);
    const Board board = i % 3 == 2 ? random_board(rng, random_solution(rng)) : random_puzzle(rng);
    const Promise promise = i % 3 == 0 ? Promise::none : Promise::grid;
    follow(ladder, options, promise, se::make_state(board), found);
  }
  for (const se::Producer producer : {se::direct_locking, se::direct_hidden_pair, se::locking, se::naked_pair,
                                      se::x_wing, se::xy_wing, se::unique_loop, se::forcing_chains}) {
    EXPECT_GT(found[producer], 0) << producer;
  }
}

INSTANTIATE_TEST_SUITE_P(Modes, SeMemory, ::testing::Values(SeMode::se121, SeMode::fixed));

}  // namespace
}  // namespace deduku::testing
