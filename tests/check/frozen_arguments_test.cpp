// Arguments on the frozen scales: each step states why each of its effects follows, and which statements that takes.
#include <gtest/gtest.h>

#include <set>

#include "deduku/frozen_path.hpp"
#include "tests/support/puzzle_file.hpp"
#include "tests/support/stated_argument.hpp"

namespace deduku::testing {
namespace {

/// The puzzles whose traces are pinned: lines of steps are indented.
std::vector<std::string> pinned_puzzles(FrozenScale scale) {
  std::vector<std::string> lines = read_lines(project_file("tests/golden/" + std::string(name(scale)) + ".txt"));
  std::erase_if(lines, [](const std::string& line) { return line.starts_with(' '); });
  return lines;
}

class FrozenArguments : public ::testing::TestWithParam<FrozenScale> {};

/// What is looked up in the solution has none.
TEST_P(FrozenArguments, AreStated) {
  FrozenRater rater({.scale = GetParam()});
  std::set<std::string> names;
  for (const std::string& line : pinned_puzzles(GetParam())) {
    (void)rater.explain(grid_of_line(line), [&](const StepView& view) {
      if (view.scale->is_guess || HasFailure()) return;
      expect_stated(view, Promise::givens);
      names.insert(view.scale->name);
    });
  }
  EXPECT_GE(names.size(), 50U);
}

INSTANTIATE_TEST_SUITE_P(Scales, FrozenArguments, ::testing::ValuesIn(frozen_scales),
                         [](const auto& test) { return std::string(name(test.param)); });

}  // namespace
}  // namespace deduku::testing
