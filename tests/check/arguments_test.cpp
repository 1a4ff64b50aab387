// Arguments: every step states why each of its effects follows, and the required statements.
#include <gtest/gtest.h>

#include <algorithm>

#include "deduku/solver.hpp"
#include "tests/support/case_steps.hpp"
#include "tests/support/effort.hpp"
#include "tests/support/stated_argument.hpp"

namespace deduku::testing {
namespace {

class TechniqueArguments : public ::testing::TestWithParam<int> {
 protected:
  TechniqueId technique() const { return static_cast<TechniqueId>(GetParam()); }
};

TEST_P(TechniqueArguments, AreStated) {
  Draw draw;
  Solver solver(ladder_of(technique()));
  for (const cases::Case& each : cases_of(technique())) {
    for (const Promise promise : {Promise::grid, Promise::givens}) {
      const StepList& steps = solver.all_steps(each.grid, technique(), promise);
      for (const Step& step : draw.some_of(std::vector<Step>(steps.begin(), steps.end()), 20)) {
        expect_stated(steps.view(each.grid, step), promise);
      }
    }
  }
}

INSTANTIATE_TEST_SUITE_P(Techniques, TechniqueArguments, ::testing::Range(0, technique_count),
                         [](const auto& test) { return std::string(technique_keys[test.param]); });

}  // namespace
}  // namespace deduku::testing
