// Whether R falls when a part of the ladder is removed: 100,000 random puzzles, each without each family and each
// technique of its rounds, and without uniqueness. The run is split into parts so that `ctest -j` can share it; each
// writes its tally.
#include <cstdio>

#include <gtest/gtest.h>

#include "deduku/formats.hpp"
#include "src/scales/rounds/shorter_ladders.hpp"
#include "tests/support/random_puzzle.hpp"

namespace deduku::testing {
namespace {

constexpr int ladder_parts = 50;
constexpr int puzzles_per_ladder_part = 2'000;

class RIsAMinimum : public ::testing::TestWithParam<int> {};

TEST_P(RIsAMinimum, OfTheWholeLadderAndOfShorterOnes) {
  std::mt19937_64 rng(700 + static_cast<unsigned>(GetParam()));
  rounds::ShorterLadders ladders;
  int falls = 0;
  for (int i = 0; i < puzzles_per_ladder_part; ++i) {
    const Board puzzle = random_puzzle(rng);
    const std::optional<rounds::LeastR> least = ladders.least(puzzle);
    ASSERT_TRUE(least);
    if (least->left_out.empty()) continue;
    ++falls;
    std::printf("falls to %d without %s: %s\n", least->r, least->left_out.c_str(), formats::line_of(puzzle).c_str());
  }
  std::printf("minimum: R falls for %d of %d\n", falls, puzzles_per_ladder_part);
  EXPECT_LE(falls, 1 + puzzles_per_ladder_part / 2'000);
}

INSTANTIATE_TEST_SUITE_P(Parts, RIsAMinimum, ::testing::Range(0, ladder_parts));

}  // namespace
}  // namespace deduku::testing
