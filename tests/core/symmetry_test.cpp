// The symmetries: their invariants and their inverses.
#include "deduku/symmetry.hpp"

#include <gtest/gtest.h>

#include "tests/support/symmetry.hpp"

namespace deduku::testing {
namespace {

TEST(Symmetry, TurnsHousesIntoHouses) {
  std::mt19937_64 rng(1);
  for (int round = 0; round < 50; ++round) {
    const Symmetry symmetry = Symmetry::random(rng);
    for (House house : House::all()) {
      const CellSet image = symmetry(cells_of(house));
      EXPECT_EQ(image.size(), 9);
      EXPECT_FALSE(common_houses(image).empty());
    }
  }
}

TEST(Symmetry, IsUndoneByItsInverse) {
  std::mt19937_64 rng(2);
  for (int round = 0; round < 50; ++round) {
    const Symmetry symmetry = Symmetry::random(rng);
    const deduku::Symmetry inverse = symmetry.inverse();
    for (Cell cell : Cell::all()) EXPECT_EQ(inverse(symmetry(cell)), cell);
    for (Digit digit : Digit::all()) EXPECT_EQ(inverse(symmetry(digit)), digit);
    EXPECT_EQ(inverse.inverse(), symmetry);
  }
}

TEST(Symmetry, IsFollowedByAnother) {
  std::mt19937_64 rng(4);
  for (int round = 0; round < 50; ++round) {
    const deduku::Symmetry first = Symmetry::random(rng);
    const deduku::Symmetry next = Symmetry::random(rng);
    const deduku::Symmetry both = first.then(next);
    for (Cell cell : Cell::all()) EXPECT_EQ(both(cell), next(first(cell)));
    for (Digit digit : Digit::all()) EXPECT_EQ(both(digit), next(first(digit)));
    EXPECT_EQ(first.then(first.inverse()), deduku::Symmetry());
  }
}

TEST(Symmetry, TransposesBeforeItMovesRows) {
  deduku::Symmetry symmetry;
  symmetry.transposes = true;
  std::swap(symmetry.rows[0], symmetry.rows[1]);
  EXPECT_EQ(symmetry(Cell::at(4, 0)), Cell::at(1, 4));
  EXPECT_EQ(symmetry(Cell::at(0, 4)), Cell::at(4, 0));
}

TEST(Symmetry, MovesValuesGivensAndMarks) {
  std::mt19937_64 rng(3);
  Board board;
  board.values[10] = 5;
  board.values[20] = 6;
  board.givens = {Cell(10)};
  board.marks.emplace()[30] = {Digit::of(5), Digit::of(9)};
  const Symmetry symmetry = Symmetry::random(rng);
  const Board image = symmetry(board);
  EXPECT_EQ(image.values[symmetry(Cell(10))], symmetry(Digit::of(5)).number());
  EXPECT_EQ(image.givens, CellSet{symmetry(Cell(10))});
  const DigitSet marks{symmetry(Digit::of(5)), symmetry(Digit::of(9))};
  EXPECT_EQ((*image.marks)[symmetry(Cell(30))], marks);
  EXPECT_EQ(symmetry.inverse()(image), board);
}

}  // namespace
}  // namespace deduku::testing
