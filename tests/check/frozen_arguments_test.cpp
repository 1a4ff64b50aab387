// Arguments on the frozen scales: each step states why each of its effects follows, and the required statements.
#include <gtest/gtest.h>

#include <set>

#include "deduku/frozen_path.hpp"
#include "tests/support/effort.hpp"
#include "tests/support/stated_argument.hpp"

namespace deduku::testing {
namespace {

/// Some of the puzzles whose traces are pinned: lines of steps are indented.
std::vector<std::string> pinned_puzzles(FrozenScale scale, Draw& draw) {
  std::vector<std::string> lines = read_lines(project_file("tests/golden/" + std::string(name(scale)) + ".txt"));
  std::erase_if(lines, [](const std::string& line) { return line.starts_with(' '); });
  return draw.some_of(lines, 50);
}

/// The number of forms of techniques on the paths. Steps that use the solution have no argument.
std::size_t expect_stated_paths(const FrozenOptions& options) {
  Draw draw;
  FrozenRater rater(options);
  std::set<std::string> names;
  for (const std::string& line : pinned_puzzles(options.scale, draw)) {
    (void)rater.explain(grid_of_line(line), [&](const StepView& view) {
      if (view.scale->is_guess || ::testing::Test::HasFailure()) return;
      expect_stated(view, Promise::givens);
      names.insert(view.scale->name);
    });
  }
  return names.size();
}

TEST(FrozenArguments, AreStatedBySudokuExplainer) {
  EXPECT_GE(expect_stated_paths({.scale = FrozenScale::se}), 30U);
  EXPECT_GE(expect_stated_paths({.scale = FrozenScale::se, .se_mode = SeMode::fixed}), 30U);
}

TEST(FrozenArguments, AreStatedByHodoku) {
  EXPECT_GE(expect_stated_paths({.scale = FrozenScale::hodoku}), 30U);
}

}  // namespace
}  // namespace deduku::testing
