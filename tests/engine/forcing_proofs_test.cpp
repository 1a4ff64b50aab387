// Every node of every forcing step is traced back to the grid, by rules that share no code with the finders.
#include <gmock/gmock.h>

#include "deduku/explain.hpp"
#include "deduku/solver.hpp"
#include "tests/support/branch_reader.hpp"
#include "tests/support/effort.hpp"
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

std::vector<Node> nodes_of(const Part& part) {
  std::vector<Node> nodes;
  for (Cell cell : part.cells) {
    for (Digit digit : part.digits) nodes.push_back({{cell}, digit});
  }
  return nodes;
}

/// The text of the branch alone; it must contain the premises of a contradiction.
void read_text(const Grid& grid, const Branch& branch) {
  BranchReader reader(grid);
  reader.read(chain_text(branch));
  const BranchNode& end = branch.nodes.back();
  std::vector<std::size_t> ends = {branch.nodes.size() - 1};
  if (end.cause == Cause::contradiction) ends.assign(branch.parents(end).begin(), branch.parents(end).end());
  for (std::size_t i : ends) {
    const BranchNode& node = branch.nodes[i];
    EXPECT_TRUE(reader.knows({node.node.cells.first(), node.node.digit}, node.is_true)) << chain_text(branch);
  }
}

/// Each branch ends with the effects of the step.
void check_ends(const StepView& view) {
  const auto [candidate, is_true] = sole_effect(view.step);
  for (std::size_t i = 0; i < view.branches.size(); ++i) {
    check_branch(view.before, view.branches[i]);
    EXPECT_TRUE(says(view.branches[i].nodes.back(), candidate, is_true));
    read_text(view.before, view.branches[i]);
  }
}

/// One branch from the negation of the outcome. The body is the cell or house left without candidates, unless two
/// candidates that are both true are the contradiction.
void check_contradiction(const StepView& view) {
  ASSERT_EQ(view.branches.size(), 1U);
  check_ends(view);
  const Branch branch = view.branches[0];
  const auto [candidate, is_true] = sole_effect(view.step);
  EXPECT_TRUE(says(branch.nodes.front(), candidate, !is_true));
  const BranchNode& end = branch.nodes.back();
  if (end.cause != Cause::contradiction || branch.nodes[branch.parents(end).front()].is_true) return;
  std::vector<Node> wipeout;
  for (std::size_t parent : branch.parents(end)) wipeout.push_back(branch.nodes[parent].node);
  EXPECT_THAT(wipeout, ::testing::UnorderedElementsAreArray(nodes_of(part_of(view.step, Role::body))));
  EXPECT_EQ(view.step.evidence.base.size(), view.step.variant / 2);
}

/// One branch for each of the alternatives, one of which is true.
void check_verity(const StepView& view) {
  check_ends(view);
  const std::vector<Node> alternatives = nodes_of(part_of(view.step, Role::pivot));
  const bool is_on_or_off = view.step.variant == 2;
  ASSERT_EQ(view.branches.size(), is_on_or_off ? 2U : alternatives.size());
  for (std::size_t i = 0; i < view.branches.size(); ++i) {
    const BranchNode& first = view.branches[i].nodes.front();
    EXPECT_EQ(first.node, alternatives[is_on_or_off ? 0 : i]);
    EXPECT_EQ(first.is_true, !is_on_or_off || i == 0);
  }
  if (!is_on_or_off) {
    EXPECT_TRUE(is_impossible(view.before, alternatives, false));
  }
}

/// The techniques and the number of their checked steps.
struct ProvedSteps {
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
      const StepView view = steps.view(grid, step);
      SCOPED_TRACE(step_line(view) + "\n" + sentence(view));
      EXPECT_TRUE(view.links.empty());
      check_one(view);
      ++tally[{technique, step.variant}];
      if (::testing::Test::HasFailure()) return;
    }
  }
  int checked() const {
    int checked = 0;
    for (const auto& [form, count] : tally) checked += count;
    return checked;
  }
  /// Every variant must have been seen at least `times` times.
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

TEST(ForcingProofs, HoldNodeByNodeOnRandomStates) {
  std::mt19937_64 rng(11);
  ProvedSteps proved;
  for (std::size_t i = 0; i < by_effort(100) && !::testing::Test::HasFailure(); ++i) {
    proved.check(random_state(rng, random_solution(rng)));
  }
}

TEST(ForcingProofs, HoldNodeByNodeOnHardPuzzles) {
  std::mt19937_64 rng(12);
  ProvedSteps proved;
  std::vector<Grid> puzzles;
  for (const std::string& line : read_lines(project_file("puzzles/top95.txt"))) puzzles.push_back(grid_of_line(line));
  for (int i = 0; i < 200; ++i) puzzles.push_back(Grid(random_puzzle(rng)));
  for (const Grid& puzzle : puzzles) {
    proved.check(stuck_grid(puzzle));
    if (::testing::Test::HasFailure()) return;
  }
  proved.expect_seen(5);
  EXPECT_GE(proved.checked(), 2000);
}

}  // namespace
}  // namespace deduku::testing
