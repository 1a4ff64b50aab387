// Arguments: every step states why each of its effects follows, and which statements that takes.
#include <gtest/gtest.h>

#include <algorithm>

#include "deduku/explain.hpp"
#include "deduku/solver.hpp"
#include "tests/support/case_steps.hpp"
#include "tests/support/proof_tally.hpp"

namespace deduku::testing {
namespace {

bool contains(const Premises& all, const Premises& some) {
  if (!all.cells.contains(some.cells)) return false;
  for (House house : House::all()) {
    if (!all.places[house.slot()].contains(some.places[house.slot()])) return false;
  }
  return true;
}

void expect_stated(const StepView& view, Promise promise) {
  const Evidence& evidence = view.step.evidence;
  ASSERT_FALSE(evidence.explanations.empty()) << step_line(view);
  for (Candidate effect : view.step.removes | view.step.places) {
    EXPECT_TRUE(evidence.reason_of(effect))
        << step_line(view) << ": " << effect.cell().index() << " " << effect.digit().number();
  }
  for (const Explanation& explanation : evidence.explanations) {
    EXPECT_TRUE((view.step.removes | view.step.places).contains(explanation.effects)) << step_line(view);
  }
  const Premises stated = premises_of(view);
  EXPECT_TRUE(contains(reconstructed_premises_of(view), stated)) << step_line(view);
  const Proof proof = check(view.before, stated, view.step, promise);
  EXPECT_EQ(proof.verdict, Verdict::proved) << name(proof.verdict) << " " << step_line(view);
}

class TechniqueArguments : public ::testing::TestWithParam<int> {
 protected:
  TechniqueId technique() const { return static_cast<TechniqueId>(GetParam()); }
};

TEST_P(TechniqueArguments, AreStated) {
  Solver solver(ladder_of(technique()));
  for (const cases::Case& each : cases_of(technique())) {
    for (const Promise promise : {Promise::grid, Promise::givens}) {
      const StepList& steps = solver.all_steps(each.grid, technique(), promise);
      for (std::size_t i = 0; i < std::min<std::size_t>(steps.size(), 100); ++i) {
        expect_stated(steps.view(each.grid, steps[i]), promise);
      }
    }
  }
}

INSTANTIATE_TEST_SUITE_P(Techniques, TechniqueArguments, ::testing::Range(0, technique_count),
                         [](const auto& test) { return std::string(technique_keys[test.param]); });

}  // namespace
}  // namespace deduku::testing
