// Steps of every technique up to cost 7.60 on the grids of many puzzles: they still follow after other candidates have
// gone. The run is cut into parts so that `ctest -j` can share it.
#include "tests/support/stability.hpp"

namespace deduku::testing {
namespace {

constexpr std::size_t part_count = 20;
constexpr std::size_t steps_per_grid = 3;

class StabilityOfTechniques : public ::testing::TestWithParam<std::size_t> {};

TEST_P(StabilityOfTechniques, StillConcludeTheSameAfterOtherEliminations) {
  StabilityCheck check(760, steps_per_grid, 200 + GetParam());
  for (const char* list :
       {"puzzles/easy.txt", "puzzles/medium.txt", "puzzles/hard.txt", "puzzles/diabolical.txt", "puzzles/top95.txt"}) {
    const std::vector<std::string> lines = read_lines(project_file(list), 4);
    ASSERT_FALSE(lines.empty()) << list;
    for (std::size_t i = GetParam(); i < lines.size(); i += part_count) check.check(lines[i]);
  }
  expect_stable(check);
}

INSTANTIATE_TEST_SUITE_P(Parts, StabilityOfTechniques, ::testing::Range(std::size_t{0}, part_count));

}  // namespace
}  // namespace deduku::testing
