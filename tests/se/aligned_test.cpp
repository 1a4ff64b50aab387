// Aligned Pair Exclusion of the default ladder is that of Sudoku Explainer: the first step is the same.
#include <gtest/gtest.h>

#include "deduku/technique.hpp"
#include "src/core/step_sink.hpp"
#include "src/core/workspace.hpp"
#include "src/scales/se/patterns/se_producers.hpp"
#include "tests/support/puzzle_file.hpp"
#include "tests/support/random_state.hpp"

namespace deduku::testing {
namespace {

/// The eliminations of the first step; empty if there is no step.
CandidateSet first_exclusion(const Board& board) {
  Workspace workspace;
  StepSink sink(StepSink::Wanted::first);
  technique::aligned_pair_exclusion.find(Grid(board), workspace, sink);
  return sink.found().empty() ? CandidateSet() : sink.found()[0].effects.removes;
}

CandidateSet first_exclusion_of_explainer(const Board& board) {
  se::AlignedSearch search;
  se::SeHint hint;
  if (!search.find(se::make_state(Grid(board)), CellSet::all(), 2, hint)) return {};
  CandidateSet removes;
  for (Candidate candidate : hint.removals) removes.insert(candidate);
  return removes;
}

TEST(AlignedPairExclusion, IsThatOfSudokuExplainer) {
  std::mt19937_64 rng(29);
  int found = 0;
  for (int i = 0; i < 4000 && !HasFailure(); ++i) {
    const Board board = random_board(rng, random_solution(rng));
    const CandidateSet removes = first_exclusion(board);
    EXPECT_EQ(removes, first_exclusion_of_explainer(board));
    found += removes.empty() ? 0 : 1;
  }
  EXPECT_GT(found, 50);
}

}  // namespace
}  // namespace deduku::testing
