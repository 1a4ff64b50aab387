// Techniques skip the parts that are unchanged since they found nothing there.
#include "src/core/changes.hpp"

#include <gtest/gtest.h>

namespace deduku::testing {
namespace {

void expect_all_changed(const Changes& changes, Changes::Moment before) {
  for (House house : House::all()) EXPECT_TRUE(changes.is_changed(house, before));
  for (Digit digit : Digit::all()) EXPECT_TRUE(changes.is_changed(digit, before));
  EXPECT_EQ(changes.changed_houses(before), HouseSet::all());
}

TEST(Changes, AreEverywhereWhereTheNextGridIsTakenForAnother) {
  Changes changes;
  for (int puzzle = 0; puzzle < 2; ++puzzle) {
    const Changes::Moment before = changes.now();
    changes.begin();
    changes.note(Grid());
    expect_all_changed(changes, before);
  }
}

TEST(Changes, AreEverywhereWhereACandidateComesBack) {
  Changes changes;
  Grid grid;
  ASSERT_EQ(grid.eliminate(Candidate(Cell::at(4, 7), Digit::of(3))), Status::progress);
  changes.note(grid);
  const Changes::Moment before = changes.now();
  changes.note(Grid());
  expect_all_changed(changes, before);
}

TEST(Changes, AreEverywhereWhereASolvedCellHasAnotherDigit) {
  // Without candidates, only the digits of the two grids differ.
  Board one;
  one.marks.emplace();
  one.values[0] = 1;
  Board two = one;
  two.values[0] = 2;
  Changes changes;
  changes.note(Grid(one));
  const Changes::Moment before = changes.now();
  changes.note(Grid(two));
  expect_all_changed(changes, before);
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
  EXPECT_EQ(changes.changed_houses(before), common_houses({cell}));
  for (Digit digit : Digit::all()) EXPECT_EQ(changes.is_changed(digit, before), digit == Digit::of(3));
}

}  // namespace
}  // namespace deduku::testing
