// No technique ever denies the solution. A sample; tests/volume has the 100,000.
#include "tests/support/soundness.hpp"
#include "tests/support/puzzle_file.hpp"
#include "tests/support/random_puzzle.hpp"

namespace deduku::testing {
namespace {

class SoundOnCollection : public ::testing::TestWithParam<const char*> {};

TEST_P(SoundOnCollection, NoStepDeniesTheSolution) {
  SoundnessCheck check(Asked::hard_grids);
  const auto lines = read_lines(project_file(std::string("puzzles/") + GetParam()), 10);
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
  std::mt19937_64 rng(1);
  SoundnessCheck check(Asked::hard_grids);
  for (int i = 0; i < 100; ++i) check.check(random_puzzle(rng));
}

TEST(Soundness, HoldsOnEveryGridOfSomePaths) {
  std::mt19937_64 rng(2);
  SoundnessCheck check;
  for (int i = 0; i < 5; ++i) check.check(random_puzzle(rng));
}

}  // namespace
}  // namespace deduku::testing
