// Every step of the Sudoku Explainer scale follows from its premises, to the deepest level.
#include <gtest/gtest.h>

#include "tests/support/proof_tally.hpp"
#include "tests/support/puzzle_file.hpp"

namespace deduku::testing {
namespace {

/// A puzzle that needs chains inside chains, up to dynamic ones.
constexpr std::string_view nested = "..34...8.......1.37........2...9.......5..8...6...7.4...51....8.7...5...9...62.5.";

TEST(SePremises, ProveTheStepsOfHardPuzzles) {
  ProofTally tally;
  SeRater rater;
  for (const char* list : {"top95", "er-5.0", "er-2.5"}) {
    for (const std::string& line : read_lines(project_file("puzzles/" + std::string(list) + ".txt"), 10)) {
      tally.add_se_path(rater, grid_of_line(line));
    }
  }
  EXPECT_GT(tally.steps(), 3'000);
  EXPECT_LT(tally.max_work(), default_check_budget / 400);
}

TEST(SePremises, ProveStepsWithChainsInsideChains) {
  ProofTally tally;
  SeRater rater;
  tally.add_se_path(rater, grid_of_line(nested));
  EXPECT_GT(tally.steps("se nested_chains_2"), 10);
  EXPECT_GT(tally.steps("se nested_chains_3"), 5);
  EXPECT_GE(tally.steps("se nested_chains_4"), 1);
  EXPECT_LT(tally.max_work(), default_check_budget / 40);
}

/// The number of statements that the first proof of a step did not need; and the close proof needs all of its own.
TEST(SePremises, NameHardlyMoreThanTheyNeed) {
  std::map<std::string, std::vector<int>> spare;
  SeRater rater;
  for (const std::string& line : read_lines(project_file("puzzles/top95.txt"), 10)) {
    (void)rater.explain(grid_of_line(line), [&](const SeEvent& event) {
      const Premises named = premises_of(event.view);
      const Proof proof = check(event.view.before, named, event.view.step.effects, Promise::givens);
      const Proof close = check_closely(event.view.before, named, event.view.step.effects, Promise::givens);
      ASSERT_EQ(close.verdict, Verdict::proved);
      EXPECT_FALSE(could_do_with_less(event.view.before, close.used, event.view.step.effects, Promise::givens))
          << effects_text(event.view.step.effects);
      if (event.view.branches.empty()) {
        spare[std::string(step_key(event.view))].push_back(proof.used.count() - close.used.count());
      }
    });
  }
  EXPECT_GT(spare.size(), 8U);
  for (auto& [producer, counts] : spare) {
    std::ranges::sort(counts);
    EXPECT_EQ(counts[counts.size() / 2], 0) << producer;
  }
}

}  // namespace
}  // namespace deduku::testing
