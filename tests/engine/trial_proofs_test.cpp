// Every node of every trial is traced back to the grid, through all nested assumptions.
#include <gmock/gmock.h>

#include <fstream>
#include <sstream>

#include "deduku/explain.hpp"
#include "deduku/solver.hpp"
#include "src/cases/cases.hpp"
#include "techniques/trial/trial_rounds.hpp"
#include "tests/support/proof_branch.hpp"
#include "tests/support/puzzle_file.hpp"
#include "tests/support/random_puzzle.hpp"
#include "tests/support/stuck_grid.hpp"

namespace deduku::testing {
namespace {

/// The braids under the assumption of a trial of depth 2, and the one of depth 1, are as short as the step states.
void check_lengths(const StepView& view, int depth) {
  const int length = view.step.evidence.length;
  EXPECT_GE(length, 1);
  if (length == trial::any_length || depth > 2) return;
  for (std::size_t i = static_cast<std::size_t>(depth) - 1; i < view.branches.size(); ++i) {
    EXPECT_LE(std::ranges::count_if(view.branches[i].nodes, &BranchNode::is_true), length)
        << "the assumption counts for the last variable";
  }
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
  check_lengths(view, depth);
}

constexpr std::array trials = {TechniqueId::trial_1, TechniqueId::trial_2, TechniqueId::trial_3};

std::vector<Grid> grids_of_cases(int depth) {
  std::ostringstream text;
  text << std::ifstream(project_file("tests/techniques/trial/trial_" + std::to_string(depth) + ".txt")).rdbuf();
  std::vector<Grid> grids;
  const Expected<cases::CaseFile> file = cases::parse(text.str());
  for (const cases::Case& each : file->cases) grids.push_back(each.grid);
  return grids;
}

class TrialProofs : public ::testing::Test {
 protected:
  /// Checks all trials of a grid; returns the number of trials of a depth.
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

TEST_F(TrialProofs, HoldOnTheGridsOfTheirCases) {
  for (int depth = 1; depth <= 3; ++depth) {
    std::size_t checked = 0;
    for (const Grid& grid : grids_of_cases(depth)) checked += check(grid, depth);
    EXPECT_GE(checked, 20U) << "of depth " << depth;
  }
}

TEST_F(TrialProofs, AreMadeOnlyWhereNothingSimplerOfTheirKindLeadsOn) {
  EXPECT_EQ(check(grid_of_line("8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4.."), 3),
            0U);
  for (int depth = 1; depth <= 3; ++depth) {
    for (const Grid& grid : grids_of_cases(depth)) {
      const auto kinds = std::ranges::count_if(
          trials, [&](TechniqueId technique) { return !solver_.all_steps(grid, technique).empty(); });
      EXPECT_LE(kinds, 1);
    }
  }
}

/// Whips and braids are branches by themselves, with the stated length.
TEST_F(TrialProofs, HoldForWhipsAndBraids) {
  std::mt19937_64 rng(22);
  int checked = 0;
  for (int i = 0; i < 60 && !HasFailure(); ++i) {
    const Grid grid = stuck_grid(Grid(random_puzzle(rng)));
    for (TechniqueId technique : {TechniqueId::whip, TechniqueId::g_whip, TechniqueId::braid}) {
      const StepList& steps = solver_.all_steps(grid, technique);
      for (const Step& step : steps) {
        const StepView view = steps.view(grid, step);
        SCOPED_TRACE(step_line(view) + "\n" + sentence(view));
        ASSERT_EQ(view.branches.size(), 1U);
        check_branch(grid, view.branches[0]);
        const auto conclusions = std::ranges::count_if(view.branches[0].nodes, &BranchNode::is_true);
        EXPECT_GE(step.evidence.length, conclusions) << "the assumption counts for the last variable";
        EXPECT_TRUE(technique != TechniqueId::braid || step.evidence.length == conclusions);
        ++checked;
      }
    }
  }
  EXPECT_GE(checked, 1000);
}

}  // namespace
}  // namespace deduku::testing
