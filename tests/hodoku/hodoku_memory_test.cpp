// The ladder remembers failed searches and later removals: along a path it takes the same steps as one that searches
// everything at each step.
#include <gtest/gtest.h>

#include <algorithm>
#include <memory>

#include "src/scales/hodoku/hodoku_ladder.hpp"
#include "tests/support/puzzle_file.hpp"

namespace deduku::testing {
namespace {

using hodoku::HodokuHint;
using hodoku::HodokuLadder;
using hodoku::HodokuState;

bool find_next(HodokuLadder& ladder, HodokuState& state, HodokuHint& hint) {
  return ladder.next_elementary(state, hint) || ladder.next_beyond(state, hint);
}

void take(const HodokuHint& hint, HodokuState& state) {
  if (hint.placement) state.place(*hint.placement);
  for (Candidate candidate : hint.removals()) state.remove(candidate);
}

/// Takes the paths of some puzzles; returns the number of their steps that remove candidates.
int expect_the_same_paths(const std::vector<std::string>& puzzles) {
  const auto remembering = std::make_unique<HodokuLadder>(WorkLimits{});
  const auto forgetful = std::make_unique<HodokuLadder>(WorkLimits{});
  const auto hint = std::make_unique<HodokuHint>();
  const auto expected = std::make_unique<HodokuHint>();
  int eliminations = 0;
  for (const std::string& puzzle : puzzles) {
    HodokuState state(board_of_line(puzzle));
    remembering->begin(Promise::givens);
    while (!state.grid().is_complete()) {
      forgetful->begin(Promise::givens);
      HodokuState same = state;
      const bool is_found = find_next(*forgetful, same, *expected);
      EXPECT_EQ(find_next(*remembering, state, *hint), is_found) << puzzle;
      if (!is_found) break;
      EXPECT_EQ(hint->entry, expected->entry) << puzzle;
      EXPECT_EQ(hint->code, expected->code) << puzzle;
      EXPECT_EQ(hint->placement, expected->placement) << puzzle;
      EXPECT_TRUE(std::ranges::equal(hint->removals(), expected->removals())) << puzzle;
      if (::testing::Test::HasNonfatalFailure()) return eliminations;
      eliminations += hint->placement ? 0 : 1;
      take(*hint, state);
    }
  }
  return eliminations;
}

TEST(HodokuMemory, LosesNoStepOfAPath) {
  EXPECT_GT(expect_the_same_paths(read_lines(project_file("puzzles/er-5.0.txt"))), 1000);
  EXPECT_GT(expect_the_same_paths(read_lines(project_file("puzzles/top95.txt"))), 1000);
}

}  // namespace
}  // namespace deduku::testing
