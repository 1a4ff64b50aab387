// No technique ever denies the solution. A sample; tests/volume has the 100,000.
#include "tests/support/soundness.hpp"

#include "tests/support/effort.hpp"
#include "tests/support/random_puzzle.hpp"

namespace deduku::testing {
namespace {

class SoundOnCollection : public ::testing::TestWithParam<const char*> {};

TEST_P(SoundOnCollection, NoStepDeniesTheSolution) {
  Draw draw;
  SoundnessCheck check(Asked::hard_grids);
  const auto lines = draw.puzzles_of(std::string("puzzles/") + GetParam(), 4);
  ASSERT_FALSE(lines.empty());
  for (const std::string& line : lines) check.check(board_of_line(line));
}

INSTANTIATE_TEST_SUITE_P(Puzzles, SoundOnCollection,
                         ::testing::Values("er-1.2.txt", "er-1.5.txt", "er-2.5.txt", "er-5.0.txt", "top95.txt"),
                         [](const auto& test) {
                           std::string name = std::string(test.param).substr(0, std::string(test.param).rfind('.'));
                           std::ranges::replace_if(
                               name, [](char c) { return c == '.' || c == '-'; }, '_');
                           return name;
                         });

TEST(Soundness, HoldsOnRandomMinimalPuzzles) {
  Draw draw;
  SoundnessCheck check(Asked::hard_grids);
  for (std::size_t i = 0; i < by_effort(8); ++i) check.check(random_puzzle(draw.rng()));
}

TEST(Soundness, HoldsOnEveryGridOfSomePaths) {
  Draw draw;
  SoundnessCheck check;
  for (std::size_t i = 0; i < by_effort(1); ++i) check.check(random_puzzle(draw.rng()));
}

}  // namespace
}  // namespace deduku::testing
