// Every step of the Sudoku Explainer scale follows from its premises, to the deepest level.
#include <gtest/gtest.h>

#include "tests/support/proof_tally.hpp"
#include "tests/support/puzzle_file.hpp"

namespace deduku::testing {
namespace {

TEST(SePremises, ProveTheStepsOfHardPuzzles) {
  ProofTally tally;
  SeRater rater;
  for (const char* list : {"top95", "diabolical", "hard"}) {
    for (const std::string& line : read_lines(project_file("puzzles/" + std::string(list) + ".txt"), 10)) {
      tally.add_se_path(rater, grid_of_line(line));
    }
  }
  EXPECT_GT(tally.steps(), 3'000);
  tally.print();
}

}  // namespace
}  // namespace deduku::testing
