// Entries skip what has not changed since they searched it without result.
#include "src/scales/hodoku/changes.hpp"

#include <gtest/gtest.h>

namespace deduku::hodoku {
namespace {

TEST(Changes, OfAnotherPuzzleAreEverywhere) {
  Changes changes;
  for (int puzzle = 0; puzzle < 2; ++puzzle) {
    const Changes::Moment before = changes.now();
    changes.begin();
    changes.note(Grid());
    for (House house : House::all()) EXPECT_TRUE(changes.is_changed(house, before));
    for (Digit digit : Digit::all()) EXPECT_TRUE(changes.is_changed(digit, before));
  }
}

TEST(Changes, OfARemovalAreInItsHousesAndItsDigit) {
  Changes changes;
  Grid grid;
  changes.note(grid);
  const Changes::Moment before = changes.now();
  const Cell cell = Cell::at(4, 7);
  ASSERT_EQ(grid.eliminate(Candidate(cell, Digit::of(3))), Status::progress);
  changes.note(grid);
  for (House house : House::all()) {
    EXPECT_EQ(changes.is_changed(house, before), cells_of(house).contains(cell));
    EXPECT_FALSE(changes.is_changed(house, changes.now()));
  }
  for (Digit digit : Digit::all()) EXPECT_EQ(changes.is_changed(digit, before), digit == Digit::of(3));
}

}  // namespace
}  // namespace deduku::hodoku
