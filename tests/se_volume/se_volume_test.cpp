// Every reference rating, thousands of states against the plain searches, and no step that denies a solution.
#include "tests/se/oracle.hpp"
#include "tests/se/reference.hpp"
#include "tests/se/soundness.hpp"

namespace deduku::testing {
namespace {

TEST(SeVolume, EveryPuzzleInBothModes) {
  DEDUKU_NEEDS_REFERENCE();
  expect_reference_ratings(1.0, 12.0, 1);
}

TEST(SeVolume, PublishedRatingsOfRandomPuzzles) {
  DEDUKU_NEEDS_REFERENCE();
  SeRater rater;
  for (const std::string& line : reference_lines("er_volume_dev.csv")) {
    const auto columns = columns_of(line);
    if (columns[0] == "puzzle") continue;
    EXPECT_EQ(text_of(rater.rate(board_of_line(columns[0])).er), columns[1]) << columns[0];
  }
}

class SeVolumeOracle : public ::testing::TestWithParam<OracleCase> {};

TEST_P(SeVolumeOracle, SameRankedLists) {
  expect_same_rankings(GetParam());
}

INSTANTIATE_TEST_SUITE_P(SeVolume, SeVolumeOracle,
                         ::testing::Values(OracleCase{-3, 160, 2000}, OracleCase{-2, 200, 2000},
                                           OracleCase{-1, 250, 2000}, OracleCase{0, 120, 1000}, OracleCase{1, 80, 500},
                                           OracleCase{2, 60, 100}, OracleCase{3, 60, 60}, OracleCase{4, 50, 60},
                                           OracleCase{5, 36, 40}),
                         level_name);

TEST(SeVolume, NoStepDeniesTheSolutionOfARandomPuzzle) {
  std::mt19937_64 rng(20000);
  SeRater rater;
  for (int i = 0; i < 20000; ++i) expect_sound(rater, random_puzzle(rng));
}

TEST(SeVolume, WithoutUniquenessNoStepDeniesAnySolution) {
  std::mt19937_64 rng(2000);
  SeRater rater({.uniqueness = Uniqueness::assumed, .uses_uniqueness = false, .work = {.budget = 5000}});
  for (int i = 0; i < 1000; ++i) {
    expect_sound_for_all_solutions(rater, puzzle_with_several_solutions(rng, 5000));
  }
}

class SeVolumeList : public ::testing::TestWithParam<const char*> {};

TEST_P(SeVolumeList, NoStepDeniesTheSolutionOfAHardPuzzle) {
  const std::string folder =
      std::string(GetParam()) == "top95.txt" ? DEDUKU_SOURCE_DIR "/puzzles/" : DEDUKU_REFERENCE_DATA "/search/";
  std::ifstream file(folder + GetParam());
  if (!file) GTEST_SKIP() << "needs the reference data (DEDUKU_REFERENCE_DATA)";
  SeRater rater;
  std::string line;
  for (int i = 0; std::getline(file, line); ++i) {
    if (line.size() >= 81) expect_sound(rater, board_of_line(line.substr(0, 81)));
  }
}

INSTANTIATE_TEST_SUITE_P(SeVolume, SeVolumeList,
                         ::testing::Values("top95.txt", "magictour_top1465.txt", "hardest_1106.txt"));

}  // namespace
}  // namespace deduku::testing
