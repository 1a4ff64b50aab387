// Every step of 100,000 random puzzles and of the hard lists against the solution, and the frequency of each technique:
// on every grid on which singles, intersections and subsets make no progress, all findings of all techniques.
//
// The run is split into parts so that `ctest -j` can share it; each writes its counts. scripts/count-steps.py turns
// those of the first parts into docs/technique-counts.csv.
#include <cstdio>

#include "tests/support/puzzle_file.hpp"
#include "tests/support/random_puzzle.hpp"
#include "tests/support/soundness.hpp"

namespace deduku::testing {
namespace {

constexpr int part_count = 200;
constexpr int puzzles_per_part = 500;

/// Lines "count <technique> <found> <on paths>".
void print_counts(const SoundnessCheck& check) {
  for (int i = 0; i < technique_count; ++i) {
    std::printf("count %s %lld %lld\n", std::string(technique_keys[i]).c_str(),
                static_cast<long long>(check.tally()[i]), static_cast<long long>(check.on_paths()[i]));
  }
}

class SoundnessOfRandomPuzzles : public ::testing::TestWithParam<int> {};

TEST_P(SoundnessOfRandomPuzzles, NoStepDeniesTheSolution) {
  std::mt19937_64 rng(static_cast<std::uint64_t>(96 + GetParam()));
  SoundnessCheck check(Asked::hard_grids);
  for (int i = 0; i < puzzles_per_part; ++i) {
    check.check(random_puzzle(rng));
    if (HasFatalFailure()) return;
  }
  print_counts(check);
}

INSTANTIATE_TEST_SUITE_P(Parts, SoundnessOfRandomPuzzles, ::testing::Range(0, part_count));

class SoundnessOfReference : public ::testing::TestWithParam<const char*> {};

TEST_P(SoundnessOfReference, NoStepDeniesTheSolution) {
  const std::string folder = DEDUKU_REFERENCE_DATA;
  if (folder.empty()) GTEST_SKIP() << "needs the reference data (DEDUKU_REFERENCE_DATA)";
  SoundnessCheck check(Asked::hard_grids);
  const auto lines = read_lines(folder + GetParam());
  ASSERT_FALSE(lines.empty());
  for (const std::string& line : lines) {
    check.check(board_of_line(line));
    if (HasFatalFailure()) return;
  }
  print_counts(check);
}

INSTANTIATE_TEST_SUITE_P(Files, SoundnessOfReference,
                         ::testing::Values("/puzzles/exchange_hard_1500.txt", "/puzzles/exchange_diabolical_1500.txt",
                                           "/puzzles/top95.txt", "/search/magictour_top1465.txt",
                                           "/search/hardest_1106.txt"));

}  // namespace
}  // namespace deduku::testing
