// Every node of every trial is followed back to the grid, through all assumptions within assumptions.
#include <gmock/gmock.h>

#include "deduku/explain.hpp"
#include "deduku/solver.hpp"
#include "tests/support/proof_branch.hpp"
#include "tests/support/puzzle_file.hpp"
#include "tests/support/random_puzzle.hpp"
#include "tests/support/stuck_grid.hpp"

namespace deduku::testing {
namespace {

/// The grid that singles leave.
Grid grid_without_singles(const Grid& puzzle) {
  Solver solver(
      Ladder{"singles",
             {{TechniqueId::hidden_single, Level::beginner, 120}, {TechniqueId::naked_single, Level::beginner, 200}}});
  return solver.solve(puzzle).logical;
}

void check_step(const StepView& view, int depth) {
  const auto [candidate, is_true] = sole_effect(view.step);
  EXPECT_FALSE(is_true);
  EXPECT_TRUE(view.links.empty());
  EXPECT_TRUE(says(view.branches[0].nodes.front(), candidate, true));
  EXPECT_TRUE(says(view.branches[0].nodes.back(), candidate, false));
  const int proved = check_tree(view.before, view.branches);
  EXPECT_LE(proved, depth);
  EXPECT_TRUE(depth == 1 || proved > 1) << "a less deep trial does it";
}

constexpr std::array trials = {TechniqueId::trial_1, TechniqueId::trial_2, TechniqueId::trial_3};

class TrialProofs : public ::testing::Test {
 protected:
  /// Checks all trials of a grid; how many there are of a depth.
  std::size_t check(const Grid& grid, int depth) {
    const StepList& steps = solver_.all_steps(grid, trials[depth - 1]);
    for (const Step& step : steps) {
      const StepView view = steps.view(grid, step);
      SCOPED_TRACE(step_line(view) + "\n" + sentence(view));
      check_step(view, depth);
      if (HasFailure()) break;
    }
    return steps.size();
  }

  Solver solver_;
};

TEST_F(TrialProofs, HoldOnRandomPuzzles) {
  std::mt19937_64 rng(21);
  std::size_t checked = 0;
  for (int i = 0; i < 100 && !HasFailure(); ++i) checked += check(stuck_grid(Grid(random_puzzle(rng))), 1);
  EXPECT_GE(checked, 1000U);
}

/// Puzzles on which trials of depth 1 refute nothing, though singles do not solve them, and some of depth 3.
constexpr std::array puzzles_of_depth_2 = {
    "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..",
};
constexpr std::array puzzles_of_depth_3 = {
    "987......6..95.....4.......3..21.65....5.3..2....96.31.3.1...2.....6.59.....2.1.3",
};

TEST_F(TrialProofs, HoldOnTheHardestPuzzles) {
  for (const char* line : puzzles_of_depth_2) EXPECT_GE(check(grid_without_singles(grid_of_line(line)), 2), 1U);
  for (const char* line : puzzles_of_depth_3) EXPECT_GE(check(grid_without_singles(grid_of_line(line)), 3), 1U);
}

TEST_F(TrialProofs, AreMadeOnlyWhereNothingSimplerOfTheirKindLeadsOn) {
  const Grid grid = grid_without_singles(grid_of_line(puzzles_of_depth_2[0]));
  EXPECT_EQ(check(grid, 3), 0U);
  EXPECT_EQ(check(grid_of_line(puzzles_of_depth_3[0]), 1), 0U) << "there are singles";
}

}  // namespace
}  // namespace deduku::testing
