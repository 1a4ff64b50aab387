// Arguments on the frozen scales: each step states why each of its effects follows, and the required statements.
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

/// The number of forms of techniques on the paths. Steps that use the solution have no argument.
std::size_t expect_stated_paths(const FrozenOptions& options) {
  FrozenRater rater(options);
  std::set<std::string> names;
  for (const std::string& line : pinned_puzzles(options.scale)) {
    (void)rater.explain(grid_of_line(line), [&](const StepView& view) {
      if (view.scale->is_guess || ::testing::Test::HasFailure()) return;
      expect_stated(view, Promise::givens);
      names.insert(view.scale->name);
    });
  }
  return names.size();
}

TEST(FrozenArguments, AreStatedBySudokuExplainer) {
  EXPECT_GE(expect_stated_paths({.scale = FrozenScale::se}), 50U);
  EXPECT_GE(expect_stated_paths({.scale = FrozenScale::se, .se_mode = SeMode::fixed}), 50U);
}

TEST(FrozenArguments, AreStatedByHodoku) {
  EXPECT_GE(expect_stated_paths({.scale = FrozenScale::hodoku}), 50U);
}

}  // namespace
}  // namespace deduku::testing
