// The length of the braids of trials, against trial and error with braids. If the work is continued on a later grid of
// a puzzle, the trials are the same as without earlier work.
#include <gtest/gtest.h>

#include "src/core/workspace.hpp"
#include "techniques/trial/trials.hpp"
#include "tests/support/puzzle_file.hpp"

namespace deduku::testing {
namespace {

using trial::TheoryOutcome;
using trial::TheoryState;
using trial::Trials;

/// A puzzle of depth 2 without initial singles.
Grid hard_grid() {
  return grid_of_line(".2...67..4...8......9.......3.....7.5.8....4..1.3....2....9..5....6.1..3...2..6.7");
}

/// The least length of the braids with which a trial of depth 2 refutes a candidate; 0 if it does not up to a limit.
int trial_length(Trials& trials, Candidate candidate, int limit) {
  for (int length = 1; length <= limit; ++length) {
    if (trials.refutes(candidate, 2, length)) return length;
  }
  return 0;
}

TEST(Trials, TakeTheShortestBraidsThatDo) {
  Workspace workspace;
  auto& trials = workspace.history<Trials>(hard_grid());
  Budget budget;
  trial::BraidTrial braids(budget);
  const auto refutes = [&](Candidate candidate, int length) {
    TheoryState state = trials.state();
    state.place(candidate);
    return braids.run(state, length, 0) == TheoryOutcome::dead;
  };
  int refuted = 0;
  for (Candidate candidate : hard_grid().all_candidates()) {
    const int length = trial_length(trials, candidate, 3);
    EXPECT_EQ(length > 0, refutes(candidate, 3)) << candidate.index();
    EXPECT_TRUE(length <= 1 || !refutes(candidate, length - 1)) << candidate.index();
    refuted += length > 0 ? 1 : 0;
  }
  EXPECT_GT(refuted, 0);
}

TEST(Trials, GoOnWhereCandidatesHaveGone) {
  Workspace kept;
  Grid grid = hard_grid();
  int gone = 0;
  for (Candidate candidate : hard_grid().all_candidates()) {
    auto& trials = kept.history<Trials>(grid);
    if (!grid.has(candidate.cell(), candidate.digit()) || !trials.refutes(candidate, 2, 4)) continue;
    (void)trial_length(trials, candidate, 4);
    ASSERT_NE(grid.eliminate(candidate), Status::contradiction);
    kept.grid_changed();
    if (++gone % 4 != 0) continue;
    Workspace fresh;
    for (Candidate left : grid.all_candidates()) {
      EXPECT_EQ(trial_length(kept.history<Trials>(grid), left, 4), trial_length(fresh.history<Trials>(grid), left, 4))
          << left.index() << " after " << gone;
    }
    if (gone >= 12) break;
  }
  EXPECT_GE(gone, 4);
}

}  // namespace
}  // namespace deduku::testing
