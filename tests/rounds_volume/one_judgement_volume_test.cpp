// R, class and path of 50,000 random puzzles. The run is split into parts so that `ctest -j` can share it; each writes
// its tally.
#include <cstdio>

#include "tests/support/one_judgement.hpp"
#include "tests/support/random_puzzle.hpp"

namespace deduku::testing {
namespace {

constexpr int judgement_parts = 20;
constexpr int puzzles_per_part = 2'500;

class OneJudgement : public ::testing::TestWithParam<int> {};

TEST_P(OneJudgement, IsToldByRClassAndPath) {
  std::mt19937_64 rng(300 + static_cast<unsigned>(GetParam()));
  PathTally tally;
  int times_less = 0;
  for (int i = 0; i < puzzles_per_part; ++i) {
    const Grid puzzle(random_puzzle(rng));
    times_less += times_less_without_a_technique(puzzle);
    tally.add(puzzle);
  }
  std::printf("judgement: %d paths, %d without the technique of R, %d of another cost; R less %d times\n", tally.paths,
              tally.without_technique, tally.of_another_cost, times_less);
  EXPECT_LE(times_less, tally.paths / 200);
  EXPECT_LE(tally.without_technique, tally.paths / 1'000);
  EXPECT_LE(tally.of_another_cost, tally.paths / 100);
}

INSTANTIATE_TEST_SUITE_P(Parts, OneJudgement, ::testing::Range(0, judgement_parts));

}  // namespace
}  // namespace deduku::testing
