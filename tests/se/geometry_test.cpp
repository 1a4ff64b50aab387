// The board in the order of the scale is the board of core.
#include "src/scales/se/facts/geometry.hpp"

#include <gtest/gtest.h>

namespace deduku::testing {
namespace {

TEST(SeGeometry, EachHouseStandsForOneOfCore) {
  HouseSet houses;
  for (se::SeHouse house : se::SeHouse::all()) {
    EXPECT_EQ(se::SeHouse(House(house)), house);
    EXPECT_EQ(House(house).is_box(), house.is_box());
    EXPECT_EQ(House(house).number(), house.number() + 1);
    houses.insert(House(house));
  }
  EXPECT_EQ(houses, HouseSet::all());
}

TEST(SeGeometry, BoxesComeBeforeColumnsAndColumnsBeforeRows) {
  EXPECT_EQ(House(se::SeHouse(0)), House::box(0));
  EXPECT_EQ(House(se::SeHouse(9)), House::column(0));
  EXPECT_EQ(House(se::SeHouse(18)), House::row(0));
  EXPECT_EQ(se::SeHouse::of(se::SeHouseKind::row, 4), se::SeHouse::row(4));
  EXPECT_EQ(se::SeHouse::of(se::SeHouseKind::column, 4), se::SeHouse::column(4));
  EXPECT_EQ(se::SeHouse::of(se::SeHouseKind::box, 4), se::SeHouse::box(4));
}

TEST(SeGeometry, LinesHaveParallelAndCrossingLines) {
  EXPECT_EQ(se::SeHouse::row(2).parallel(7), se::SeHouse::row(7));
  EXPECT_EQ(se::SeHouse::row(2).crossing(7), se::SeHouse::column(7));
  EXPECT_EQ(se::SeHouse::column(2).crossing(7), se::SeHouse::row(7));
  EXPECT_EQ(se::SeHouse::box(2).parallel(7), se::SeHouse::box(7));
}

TEST(SeGeometry, CellsLieWhereCoreHasThem) {
  for (se::SeHouse house : se::SeHouse::all()) {
    for (Position position : Position::all()) {
      EXPECT_EQ(se::cell_at(house, position), cell_at(House(house), position));
    }
  }
  for (Cell cell : Cell::all()) {
    const House houses[] = {cell.box(), cell.row(), cell.column()};
    for (se::SeHouseKind kind : se::SeHouseKind::all()) {
      const se::SeHouse house = se::house_of(cell, kind);
      EXPECT_EQ(House(house), houses[kind.index()]);
      EXPECT_EQ(se::cell_at(house, se::position_of(cell, kind)), cell);
      EXPECT_TRUE(se::house_set(cell).contains(house));
    }
  }
}

TEST(SeGeometry, PeersAreThoseOfCoreBoxFirst) {
  for (Cell cell : Cell::all()) {
    CellSet seen;
    for (Cell peer : se::peers_in_order(cell)) {
      EXPECT_EQ(peer.box() == cell.box(), seen.size() < 8);
      seen.insert(peer);
    }
    EXPECT_EQ(seen, peers(cell));
  }
}

TEST(SeGeometry, OverlapsAreThePositionsInBothHouses) {
  for (se::SeHouse house : se::SeHouse::all()) {
    for (se::SeHouse other : se::SeHouse::all()) {
      unsigned expected = 0;
      for (Position position : Position::all()) {
        if (cells_of(House(other)).contains(cell_at(House(house), position))) expected |= se::bit(position);
      }
      EXPECT_EQ(se::overlap(house, other), expected);
    }
  }
}

}  // namespace
}  // namespace deduku::testing
