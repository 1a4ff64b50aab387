// Every step of more than 20,000 mixed puzzles against the solution, and how often each technique was seen.
#include <cstdio>

#include "tests/support/puzzle_file.hpp"
#include "tests/support/random_puzzle.hpp"
#include "tests/support/soundness.hpp"

namespace deduku::testing {
namespace {

void print_tally(const SoundnessCheck& check) {
  for (int i = 0; i < technique_count; ++i) {
    std::printf("  %-22s %lld\n", std::string(technique_keys[i]).c_str(),
                static_cast<long long>(check.tally()[i]));
  }
}

TEST(SoundnessVolume, RandomMinimalPuzzles) {
  std::mt19937_64 rng(96);
  SoundnessCheck check;
  for (int i = 0; i < 20'000; ++i) {
    check.check(random_puzzle(rng));
    if (HasFatalFailure()) return;
  }
  print_tally(check);
  for (int i = 0; i < technique_count; ++i) EXPECT_GE(check.tally()[i], 1) << technique_keys[i];
}

class SoundnessOfReference : public ::testing::TestWithParam<const char*> {};

TEST_P(SoundnessOfReference, NoStepDeniesTheSolution) {
  const std::string folder = DEDUKU_REFERENCE_DATA;
  if (folder.empty()) GTEST_SKIP() << "needs the reference data (DEDUKU_REFERENCE_DATA)";
  SoundnessCheck check;
  const auto lines = read_lines(folder + GetParam());
  ASSERT_FALSE(lines.empty());
  for (const std::string& line : lines) {
    check.check(board_of_line(line));
    if (HasFatalFailure()) return;
  }
  print_tally(check);
}

INSTANTIATE_TEST_SUITE_P(Files, SoundnessOfReference,
                         ::testing::Values("/puzzles/exchange_hard_1500.txt",
                                           "/puzzles/exchange_diabolical_1500.txt", "/puzzles/top95.txt",
                                           "/search/magictour_top1465.txt", "/search/hardest_1106.txt"));

}  // namespace
}  // namespace deduku::testing
