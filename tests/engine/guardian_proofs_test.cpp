// Every node of every step from guardians is traced back to the grid, and the guardians to their pattern, by rules that
// share no code with the finders.
#include <gmock/gmock.h>

#include <fstream>
#include <map>
#include <sstream>

#include "deduku/check.hpp"
#include "deduku/explain.hpp"
#include "deduku/solver.hpp"
#include "src/cases/cases.hpp"
#include "tests/support/proof_branch.hpp"
#include "tests/support/puzzle_file.hpp"

namespace deduku::testing {
namespace {

CandidateSet candidates_of(const Step& step, Role role) {
  CandidateSet candidates;
  for (const Part& part : step.evidence.parts()) {
    if (part.role != role) continue;
    for (Digit digit : part.digits) candidates.insert(digit, part.cells);
  }
  return candidates;
}

/// A branch for each guardian, with the effects of the step at its end.
void check_branches(const StepView& view) {
  const auto [candidate, is_true] = sole_effect(view.step);
  CandidateSet beginnings;
  for (std::size_t i = 0; i < view.branches.size(); ++i) {
    check_branch(view.before, view.branches[i]);
    const BranchNode& first = view.branches[i].nodes.front();
    EXPECT_TRUE(first.is_true);
    beginnings.insert({first.node.cells.first(), first.node.digit});
    EXPECT_TRUE(says(view.branches[i].nodes.back(), candidate, is_true));
  }
  EXPECT_EQ(beginnings, candidates_of(view.step, Role::guardian));
  EXPECT_EQ(view.branches.size(), static_cast<std::size_t>(beginnings.size()));
}

/// Each cell of the pattern has only its digits and its guardians.
void check_cells(const StepView& view) {
  if (view.step.variant != 0) return;
  const Evidence& evidence = view.step.evidence;
  const CandidateSet guardians = candidates_of(view.step, Role::guardian);
  for (Cell cell : evidence.cells()) {
    EXPECT_EQ(view.before.candidates(cell) - evidence.digits, guardians.digits(cell));
  }
}

/// In each house of the loop a digit has places in two cells of the loop, and otherwise only at guardians.
void check_loop(const StepView& view) {
  if (view.step.variant != 1 || view.step.technique == TechniqueId::unique_guardian_chain) return;
  const Evidence& evidence = view.step.evidence;
  const Digit digit = evidence.digits.first();
  const CellSet body = evidence.cells(Role::body);
  EXPECT_EQ(evidence.base.size(), body.size());
  EXPECT_EQ(body.size() % 2, 1);
  for (House house : evidence.base) {
    const CellSet places = view.before.cells(house, digit);
    EXPECT_EQ((places & body).size(), 2);
    EXPECT_TRUE(evidence.cells(Role::guardian).contains(places - body));
  }
}

void check_step(const StepView& view, Promise promise) {
  check_branches(view);
  check_cells(view);
  check_loop(view);
  const Proof proof = check(view.before, premises_of(view), view.step.effects, promise);
  EXPECT_EQ(proof.verdict, Verdict::proved);
}

/// One branch from the candidate to a contradiction, which passes through the guardians at least once.
void check_pattern(const StepView& view) {
  ASSERT_EQ(view.branches.size(), 1U);
  const Branch& branch = view.branches[0];
  const auto [candidate, is_true] = sole_effect(view.step);
  EXPECT_FALSE(is_true);
  EXPECT_TRUE(says(branch.nodes.front(), candidate, true));
  EXPECT_EQ(branch.nodes.back().cause, Cause::contradiction);
  check_branch(view.before, branch, candidates_of(view.step, Role::guardian));
  EXPECT_EQ(nodes_with(branch, Cause::guardian).empty(), view.step.variant == 1);
}

std::vector<Grid> grids_of_cases(TechniqueId technique) {
  std::ostringstream text;
  text << std::ifstream(project_file("tests/techniques/" + std::string(name(family_of(technique))) + "/" +
                                     std::string(key(technique)) + ".txt"))
              .rdbuf();
  std::vector<Grid> grids;
  const Expected<cases::CaseFile> file = cases::parse(text.str());
  for (const cases::Case& each : file->cases) grids.push_back(each.grid);
  return grids;
}

constexpr std::array from_guardians = {TechniqueId::guardian_chain, TechniqueId::unique_guardian_chain,
                                       TechniqueId::guardian_net};

TEST(GuardianProofs, HoldNodeByNodeOnTheGridsOfTheirCases) {
  Solver solver;
  std::map<TechniqueId, int> tally;
  for (TechniqueId source : from_guardians) {
    for (const Grid& grid : grids_of_cases(source)) {
      for (TechniqueId technique : from_guardians) {
        const StepList& steps = solver.all_steps(grid, technique, Promise::givens);
        for (const Step& step : steps) {
          const StepView view = steps.view(grid, step);
          SCOPED_TRACE(step_line(view) + "\n" + sentence(view));
          check_step(view, Promise::givens);
          ++tally[technique];
          if (::testing::Test::HasFailure()) return;
        }
      }
    }
  }
  for (TechniqueId technique : from_guardians) EXPECT_GE(tally[technique], 20) << key(technique);
}

/// Without the pattern, the guardians are not a reason, and the same branch proves nothing.
TEST(GuardianProofs, OfWhipsAndBraidsHoldNodeByNodeAndNeedTheirGuardians) {
  Solver solver;
  for (TechniqueId technique : {TechniqueId::guardian_whip, TechniqueId::guardian_braid}) {
    int tally = 0;
    for (const Grid& grid : grids_of_cases(technique)) {
      const StepList& steps = solver.all_steps(grid, technique, Promise::none);
      for (const Step& step : steps) {
        const StepView view = steps.view(grid, step);
        SCOPED_TRACE(step_line(view) + "\n" + sentence(view));
        check_pattern(view);
        Premises premises = premises_of(view);
        EXPECT_EQ(check(grid, premises, step.effects, Promise::none).verdict, Verdict::proved);
        premises.cells -= step.evidence.cells(Role::floor);
        EXPECT_NE(check(grid, premises, step.effects, Promise::none).verdict, Verdict::proved);
        ++tally;
        if (::testing::Test::HasFailure()) return;
      }
    }
    EXPECT_GE(tally, 10) << key(technique);
  }
}

}  // namespace
}  // namespace deduku::testing
