// R is a minimum: it does not fall when a part of the ladder is removed. tests/rounds_volume checks it for many
// puzzles.
#include "src/scales/rounds/shorter_ladders.hpp"

#include <gtest/gtest.h>

#include "tests/support/effort.hpp"
#include "tests/support/puzzle_file.hpp"

namespace deduku::testing {
namespace {

/// Puzzles that once violated this, because an argument cost more, or was no longer found, when another step had come
/// first.
TEST(ShorterLadders, GiveNoLessThanTheWholeLadder) {
  rounds::ShorterLadders ladders;
  const std::vector<std::string> lines = read_lines(project_file("tests/rounds/not_minimal.txt"));
  ASSERT_EQ(lines.size(), 40u);
  Draw draw;
  for (const std::string& line : draw.some_of(lines, 15)) {
    const std::optional<rounds::LeastR> least = ladders.least(board_of_line(line));
    ASSERT_TRUE(least) << line;
    EXPECT_EQ(least->left_out, "") << line << ": " << least->r;
  }
}

/// One of the few exceptions: another step removes places of a kraken fish, and the rest is not a fish any more.
TEST(ShorterLadders, NameWhatLetsRFall) {
  const Board puzzle =
      board_of_line(".23....9.45...1.2....4....5...14...9..46..2...6...5......5...76....8.5.49....4.1.");
  const int whole = RoundRater().rate(puzzle).r;
  const std::optional<rounds::LeastR> least = rounds::ShorterLadders().least(puzzle);
  ASSERT_TRUE(least);
  EXPECT_EQ(least->left_out, "als");
  EXPECT_LT(least->r, whole);
}

TEST(ShorterLadders, SayNothingOfWhatIsNotSolved) {
  EXPECT_FALSE(rounds::ShorterLadders().least(Board()));
}

}  // namespace
}  // namespace deduku::testing
