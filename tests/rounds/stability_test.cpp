// Some steps of every technique of moderate cost on the grids of mixed puzzles: they still follow after other
// candidates are removed. tests/rounds_volume checks many more.
#include "tests/support/stability.hpp"

namespace deduku::testing {
namespace {

TEST(Techniques, StillConcludeTheSameAfterOtherEliminations) {
  StabilityCheck check({.most = 760}, 1, 18);
  for (const char* list : {"puzzles/er-2.5.txt", "puzzles/er-5.0.txt", "puzzles/top95.txt"}) {
    const std::vector<std::string> lines = read_lines(project_file(list), 125);
    ASSERT_FALSE(lines.empty()) << list;
    for (const std::string& line : lines) check.check(line);
  }
  EXPECT_GT(check.tallies().size(), 40u);
  expect_stable(check);
}

}  // namespace
}  // namespace deduku::testing
