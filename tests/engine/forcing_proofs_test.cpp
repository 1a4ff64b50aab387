// Every link of every forcing step is followed back to the grid, by rules that share no code with the
// finders.
#include "deduku/explain.hpp"
#include "deduku/solver.hpp"
#include "tests/support/proof_branch.hpp"
#include "tests/support/puzzle_file.hpp"
#include "tests/support/random_puzzle.hpp"
#include "tests/support/stuck_grid.hpp"

namespace deduku::testing {
namespace {

const Part& part_of(const Step& step, Role role) {
  const auto parts = step.evidence.parts();
  return *std::ranges::find(parts, role, &Part::role);
}

std::vector<Claim> claims_of(const Part& part, bool are_true) {
  std::vector<Claim> claims;
  for (Cell cell : part.cells) {
    for (Digit digit : part.digits) claims.push_back(claim({cell, digit}, are_true));
  }
  return claims;
}

Claim outcome_of(const Step& step) {
  EXPECT_EQ(step.places.size() + step.removes.size(), 1);
  return step.places.empty() ? claim(step.removes.first(), false) : claim(step.places.first(), true);
}

/// From the contrary of the outcome all that must be false to starve a cell or a house, or the outcome.
void check_contradiction(const StepView& view) {
  const Step& step = view.step;
  const Claim outcome = outcome_of(step);
  Branch branch(view.before, outcome.denied());
  for (const Link& link : view.links) branch.follow(link);
  std::vector<Claim> ends = {outcome};
  if (step.variant < 4) {
    ends = claims_of(part_of(step, Role::body), false);
    EXPECT_TRUE(exhaust(view.before, ends));
    EXPECT_EQ(step.evidence.base.size(), step.variant / 2);
  }
  for (const Claim& end : ends) EXPECT_TRUE(branch.knows(end));
  branch.expect_pruned(ends);
}

/// The alternatives of a verity; one of them is true.
std::vector<Claim> alternatives_of(const StepView& view) {
  std::vector<Claim> alternatives = claims_of(part_of(view.step, Role::pivot), true);
  if (view.step.variant == 2) {
    alternatives.push_back(alternatives.front().denied());
  } else {
    EXPECT_TRUE(exhaust(view.before, alternatives));
  }
  return alternatives;
}

/// Each alternative in turn leads to the outcome, by links that start from nothing else.
void check_verity(const StepView& view) {
  const Claim outcome = outcome_of(view.step);
  auto link = view.links.begin();
  for (const Claim& alternative : alternatives_of(view)) {
    Branch branch(view.before, alternative);
    while (!branch.knows(outcome)) {
      ASSERT_NE(link, view.links.end());
      branch.follow(*link++);
      if (::testing::Test::HasFatalFailure()) return;
    }
    branch.expect_pruned({outcome});
  }
  EXPECT_EQ(link, view.links.end());
}

/// The techniques and how many of their steps were checked.
struct Family {
  std::vector<TechniqueId> contradictions = {TechniqueId::forcing_chain_contradiction,
                                             TechniqueId::forcing_net_contradiction};
  std::vector<TechniqueId> verities = {TechniqueId::forcing_chain_verity, TechniqueId::forcing_net_verity};
  std::map<std::pair<TechniqueId, int>, int> tally{};
  Solver solver{};

  void check(const Grid& grid) {
    for (TechniqueId technique : contradictions) check_all(grid, technique, check_contradiction);
    for (TechniqueId technique : verities) check_all(grid, technique, check_verity);
  }
  template <class Check>
  void check_all(const Grid& grid, TechniqueId technique, const Check& check_one) {
    const StepList& steps = solver.all_steps(grid, technique, Promise::givens);
    for (const Step& step : steps) {
      const StepView view{grid, step, steps.links(step)};
      SCOPED_TRACE(step_line(view) + "\n" + chain_text(view.links));
      check_one(view);
      ++tally[{technique, step.variant}];
      if (::testing::Test::HasFailure()) return;
    }
  }
  /// Every variant must have been seen so often.
  void expect_seen(int times) {
    const auto expect = [&](TechniqueId technique, int variants) {
      for (int variant = 0; variant < variants; ++variant) {
        EXPECT_GE((tally[{technique, variant}]), times) << key(technique) << "/" << variant;
      }
    };
    expect(contradictions[0], 6);
    expect(contradictions[1], 4);
    expect(verities[0], 3);
    expect(verities[1], 3);
  }
};

TEST(ForcingProofs, HoldLinkByLinkOnRandomStates) {
  std::mt19937_64 rng(11);
  Family family;
  for (int i = 0; i < 300 && !::testing::Test::HasFailure(); ++i) {
    family.check(random_state(rng, random_solution(rng)));
  }
}

TEST(ForcingProofs, HoldLinkByLinkOnHardPuzzles) {
  std::mt19937_64 rng(12);
  Family family;
  std::vector<Grid> puzzles;
  for (const std::string& line : read_lines(project_file("puzzles/top95.txt")))
    puzzles.push_back(grid_of_line(line));
  for (int i = 0; i < 200; ++i) puzzles.push_back(Grid(random_puzzle(rng)));
  for (const Grid& puzzle : puzzles) {
    family.check(stuck_grid(puzzle));
    if (::testing::Test::HasFailure()) return;
  }
  family.expect_seen(5);
}

}  // namespace
}  // namespace deduku::testing
