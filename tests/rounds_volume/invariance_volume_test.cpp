// R and all figures reported with it, for 20,000 puzzles of all difficulties and five images of each. The run is split
// into parts so that `ctest -j` can share it.
#include "tests/support/puzzle_file.hpp"
#include "tests/support/round_invariance.hpp"

namespace deduku::testing {
namespace {

constexpr std::size_t invariance_parts = 20;
constexpr int images_per_puzzle = 5;

class RoundsOfUnbiasedPuzzles : public ::testing::TestWithParam<std::size_t> {};

TEST_P(RoundsOfUnbiasedPuzzles, AreTheSameInEveryOrientation) {
  const std::string folder = DEDUKU_REFERENCE_DATA;
  if (folder.empty()) GTEST_SKIP() << "needs the reference data (DEDUKU_REFERENCE_DATA)";
  const std::vector<std::string> lines = read_lines(folder + "/search/unbiased_20k.txt");
  ASSERT_EQ(lines.size(), 20'000u);
  std::mt19937_64 rng(100 + GetParam());
  RoundRater rater;
  for (std::size_t i = GetParam(); i < lines.size(); i += invariance_parts) {
    expect_invariant(rater, board_of_line(lines[i]), images_per_puzzle, rng);
    if (HasFailure()) return;
  }
}

INSTANTIATE_TEST_SUITE_P(Parts, RoundsOfUnbiasedPuzzles, ::testing::Range(std::size_t{0}, invariance_parts));

}  // namespace
}  // namespace deduku::testing
