// Steps of every technique on the grids of many puzzles: they still follow after other candidates are removed. The run
// is split into parts so that `ctest -j` can share it; each writes its tallies, the figures of docs/r.md.
#include <cstdio>

#include "tests/support/stability.hpp"

namespace deduku::testing {
namespace {

constexpr std::size_t stability_parts = 20;
/// The costs tried on the grids of puzzles of all classes, and those tried only on hard ones.
constexpr Costs moderate{.least = 0, .most = 760};
constexpr Costs high{.least = 761, .most = 2'000};

/// Lines "stability <technique> <tried> <lost>".
void print_tallies(const StabilityCheck& check) {
  for (const auto& [technique, tally] : check.tallies())
    std::printf("stability %s %d %d\n", std::string(key(technique)).c_str(), tally.tried, tally.lost);
}

void check_every(std::size_t stride, std::size_t first, const std::vector<std::string>& lines, StabilityCheck& check) {
  ASSERT_FALSE(lines.empty());
  for (std::size_t i = first; i < lines.size(); i += stride) check.check(lines[i]);
}

class StabilityOfTechniques : public ::testing::TestWithParam<std::size_t> {};

TEST_P(StabilityOfTechniques, StillConcludeTheSameAfterOtherEliminations) {
  StabilityCheck check(moderate, 3, 200 + GetParam());
  for (const char* list :
       {"puzzles/er-1.2.txt", "puzzles/er-1.5.txt", "puzzles/er-2.5.txt", "puzzles/er-5.0.txt", "puzzles/top95.txt"})
    check_every(stability_parts, GetParam(), read_lines(project_file(list), 4), check);
  print_tallies(check);
  expect_stable(check);
}

TEST_P(StabilityOfTechniques, CostlyOnesAsWell) {
  StabilityCheck check(high, 1, 300 + GetParam());
  check_every(stability_parts, GetParam(), read_lines(project_file("puzzles/top95.txt"), 1), check);
  const std::string folder = DEDUKU_REFERENCE_DATA;
  if (!folder.empty())
    check_every(stability_parts, GetParam(), read_lines(folder + "/search/hardest_1106.txt", 28), check);
  print_tallies(check);
  expect_stable(check);
}

INSTANTIATE_TEST_SUITE_P(Parts, StabilityOfTechniques, ::testing::Range(std::size_t{0}, stability_parts));

}  // namespace
}  // namespace deduku::testing
