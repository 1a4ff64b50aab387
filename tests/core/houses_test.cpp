#include "deduku/houses.hpp"

#include <gtest/gtest.h>

namespace deduku {
namespace {

TEST(Houses, EachHasNineCellsAndEachCellThreeHouses) {
  PerCell<int> houses_per_cell{};
  for (House house : House::all()) {
    EXPECT_EQ(cells_of(house).size(), 9);
    for (Cell cell : cells_of(house)) ++houses_per_cell[cell];
  }
  for (int count : houses_per_cell) EXPECT_EQ(count, 3);
}

TEST(Houses, PositionsAndCellsAreInverse) {
  for (House house : House::all()) {
    for (Position position : Position::all()) {
      const Cell cell = cell_at(house, position);
      EXPECT_TRUE(cells_of(house).contains(cell));
      EXPECT_EQ(position_in(house, cell), position);
    }
  }
}

TEST(Houses, ACellSeesTwentyOthers) {
  for (Cell cell : Cell::all()) {
    EXPECT_EQ(peers(cell).size(), 20);
    EXPECT_FALSE(sees(cell, cell));
    for (Cell peer : peers(cell)) EXPECT_TRUE(sees(peer, cell));
  }
}

TEST(Houses, AreNamedAsPeopleCount) {
  EXPECT_EQ(Cell::at(4, 7).row(), House::row(4));
  EXPECT_EQ(Cell::at(4, 7).column(), House::column(7));
  EXPECT_EQ(Cell::at(4, 7).box(), House::box(5));
  EXPECT_EQ(House::box(5).number(), 6);
  EXPECT_EQ(House::box(5).kind(), HouseKind::box);
  EXPECT_TRUE(House::column(0).is_line());
}

TEST(Houses, CommonHousesAndPeers) {
  const CellSet pair{Cell::at(0, 0), Cell::at(0, 1)};
  EXPECT_EQ(common_houses(pair), (HouseSet{House::row(0), House::box(0)}));
  EXPECT_EQ(common_peers(pair).size(), 13);
  EXPECT_EQ(houses_of(pair, HouseKind::column), (HouseSet{House::column(0), House::column(1)}));
  EXPECT_EQ(cells_at(House::row(0), PositionSet{Position(0), Position(1)}), pair);
}

}  // namespace
}  // namespace deduku
