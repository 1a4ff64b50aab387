// The likeness of puzzles: the share by hand, and the index against a comparison with all.
#include "deduku/likeness.hpp"

#include <gtest/gtest.h>

#include <random>
#include <vector>

namespace deduku::testing {
namespace {

/// The givens of a text of 81 cells.
Board board_of(std::string_view text) {
  Board board;
  for (Cell cell : Cell::all()) {
    const char character = text[static_cast<std::size_t>(cell.index())];
    if (character == '.') continue;
    board.values[cell] = static_cast<std::uint8_t>(character - '0');
    board.givens.insert(cell);
  }
  return board;
}

const Board hard_1 = board_of(".....73.1.36.8.5.4.....9.5..5..9...6..3.....5..2...1..4..4.8.....1.7.4.86.8.31....");
const Board hard_2 = board_of(".....73.1.36...574.....9.5..5.89...6..3.....5..2...18.4..4.8.....137...86.8.31....");

TEST(Likeness, CountsGivensInCommonOfThePuzzleWithFewer) {
  Board one;
  Board other;
  for (int cell = 0; cell < 20; ++cell) {
    one.givens.insert(Cell(cell));
    one.values[static_cast<std::size_t>(cell)] = 1;
    if (cell % 2 == 0 || cell < 12) other.givens.insert(Cell(cell));
    other.values[static_cast<std::size_t>(cell)] = cell < 9 ? 1 : 2;
  }
  const Likeness likeness = deduku::likeness(one, other);
  EXPECT_EQ(likeness, deduku::likeness(other, one));
  EXPECT_EQ(likeness.common, 9);
  EXPECT_EQ(likeness.of, 16);
  EXPECT_EQ(likeness.percent(), 56);
  EXPECT_TRUE(likeness.exceeds(56));
  EXPECT_FALSE(likeness.exceeds(57));
}

TEST(Likeness, HalfIsNotMoreThanHalf) {
  EXPECT_FALSE((Likeness{12, 24}.exceeds(50)));
  EXPECT_TRUE((Likeness{13, 24}.exceeds(50)));
  EXPECT_FALSE((Likeness{24, 24}.exceeds(100)));
  EXPECT_FALSE((Likeness{0, 0}.exceeds(0)));
}

/// A puzzle of some random cells of a grid, several of which have other digits.
Board random_puzzle(std::mt19937& random, const Board& from, int givens) {
  Board board;
  while (board.givens.size() < givens) {
    const Cell cell(static_cast<int>(random() % Cell::count));
    board.givens.insert(cell);
    const bool is_other = random() % 4 == 0;
    board.values[cell] =
        is_other ? static_cast<std::uint8_t>(1 + random() % 9) : static_cast<std::uint8_t>(from.values[cell]);
  }
  return board;
}

TEST(LikenessIndex, FindsWhatAComparisonWithAllFinds) {
  std::mt19937 random(5);
  Board full;
  for (Cell cell : Cell::all()) full.values[cell] = static_cast<std::uint8_t>(1 + random() % 9);
  for (const int percent : {0, 20, 30, 50, 75, 100}) {
    LikenessIndex index(percent);
    std::vector<Board> puzzles;
    for (int i = 0; i < 300; ++i) {
      const Board puzzle = random_puzzle(random, full, 17 + static_cast<int>(random() % 20));
      std::optional<LikenessIndex::Match> expected;
      for (std::size_t place = 0; place < puzzles.size(); ++place) {
        const Likeness likeness = deduku::likeness(puzzle, puzzles[place]);
        const bool is_closer =
            !expected || likeness.common * expected->likeness.of > expected->likeness.common * likeness.of;
        if (likeness.exceeds(percent) && is_closer) expected = {place, likeness};
      }
      const auto found = index.closest(puzzle);
      ASSERT_EQ(found.has_value(), expected.has_value()) << percent;
      if (found) {
        EXPECT_EQ(found->place, expected->place);
        EXPECT_EQ(found->likeness, expected->likeness);
      }
      index.insert(puzzle);
      puzzles.push_back(puzzle);
    }
    EXPECT_EQ(index.size(), puzzles.size());
  }
}

TEST(LikenessIndex, RefusesWhatIsNoShare) {
  EXPECT_THROW(LikenessIndex(-1), std::invalid_argument);
  EXPECT_THROW(LikenessIndex(101), std::invalid_argument);
}

TEST(Likeness, OfNearCopies) {
  const Likeness likeness = deduku::likeness(hard_1, hard_2);
  EXPECT_GT(likeness.percent(), 80);
}

}  // namespace
}  // namespace deduku::testing
