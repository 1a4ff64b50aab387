#include "deduku/grid.hpp"

#include <gtest/gtest.h>

#include "deduku/step.hpp"

namespace deduku {
namespace {

TEST(Grid, StartsWithEveryCandidate) {
  const Grid grid;
  EXPECT_TRUE(grid.is_ok());
  EXPECT_EQ(grid.all_candidates().size(), 729);
  EXPECT_FALSE(grid.has_contradiction());
}

TEST(Grid, PlacingRemovesTheDigitFromThePeers) {
  Grid grid;
  EXPECT_EQ(grid.place(Cell::at(4, 4), Digit::of(7)), Status::progress);
  EXPECT_TRUE(grid.is_ok());
  EXPECT_EQ(grid.value(Cell::at(4, 4)), Digit::of(7));
  EXPECT_EQ(grid.cells(Digit::of(7)).size(), 81 - 21);
  EXPECT_EQ(grid.all_candidates().size(), 729 - 9 - 20);
  EXPECT_EQ(grid.place(Cell::at(4, 0), Digit::of(7)), Status::contradiction);
}

TEST(Grid, TheLastCandidateOfACellIsMissed) {
  Grid grid;
  for (int number = 1; number <= 8; ++number) {
    EXPECT_EQ(grid.eliminate({Cell(0), Digit::of(number)}), Status::progress);
  }
  EXPECT_EQ(grid.eliminate({Cell(0), Digit::of(1)}), Status::nothing);
  EXPECT_EQ(grid.eliminate({Cell(0), Digit::of(9)}), Status::contradiction);
  EXPECT_TRUE(grid.has_contradiction());
}

}  // namespace
}  // namespace deduku
