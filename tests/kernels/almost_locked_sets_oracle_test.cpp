#include "techniques/facts/almost_locked_sets.hpp"

#include "tests/kernels/random_grids.hpp"

namespace deduku::testing {
namespace {

DigitSet candidates_of(const Grid& grid, const CellSet& cells) {
  DigitSet digits;
  for (Cell cell : cells) digits |= grid.candidates(cell);
  return digits;
}

/// Every choice of empty cells of every house, checked one by one.
std::set<CellSet> almost_locked_sets(const Grid& grid) {
  std::set<CellSet> found;
  for (House house : House::all()) {
    for (unsigned choice = 1; choice < 512; ++choice) {
      const CellSet cells = cells_at(house, PositionSet::from_bits(choice));
      if (!grid.empty_cells().contains(cells)) continue;
      if (candidates_of(grid, cells).size() == cells.size() + 1) found.insert(cells);
    }
  }
  return found;
}

/// The cells of a set with a digit, and those outside with the same digit that see each of them.
std::pair<CellSet, CellSet> digit_places(const Grid& grid, const CellSet& set, Digit digit) {
  CellSet cells;
  CellSet seen_by_all;
  for (Cell cell : set) {
    if (grid.candidates(cell).contains(digit)) cells.insert(cell);
  }
  for (Cell other : Cell::all()) {
    bool sees_all = grid.candidates(other).contains(digit);
    for (Cell cell : cells) sees_all = sees_all && sees(other, cell);
    if (sees_all) seen_by_all.insert(other);
  }
  return {cells, seen_by_all};
}

void expect_digit_places(const Grid& grid, const facts::AlmostLockedSets& catalogue,
                         const facts::AlmostLockedSet& set) {
  EXPECT_EQ(set.digits, candidates_of(grid, set.cells));
  EXPECT_EQ(set.house, common_houses(set.cells).first());
  for (Digit digit : set.digits) {
    const facts::DigitPlaces& found = catalogue.digit_places(set, digit);
    EXPECT_EQ(found.digit, digit);
    EXPECT_EQ(std::pair(found.cells, found.seen_by_all), digit_places(grid, set.cells, digit));
  }
}

TEST(AlmostLockedSets, AreAllSetsOfAHouseWithOneDigitMoreThanCells) {
  std::size_t hits = 0;
  on_random_grids(400, [&](const Grid& grid, Workspace& workspace) {
    const facts::AlmostLockedSets& catalogue = workspace.get<facts::AlmostLockedSets>(grid);
    Collected<CellSet> found;
    for (const facts::AlmostLockedSet& set : catalogue) {
      found.add(set.cells);
      expect_digit_places(grid, catalogue, set);
    }
    EXPECT_EQ(found.keys(), almost_locked_sets(grid));
    hits += found.keys().size();
  });
  EXPECT_GT(hits, 10'000U);
}

/// The sort key: the house, then the cells one by one.
std::pair<House, std::vector<Cell>> place_of(const facts::AlmostLockedSet& set) {
  std::vector<Cell> cells;
  for (Cell cell : set.cells) cells.push_back(cell);
  return {set.house, cells};
}

TEST(AlmostLockedSets, StandInTheOrderOfTheirHousesAndCells) {
  on_random_grids(200, [&](const Grid& grid, Workspace& workspace) {
    const auto sets = workspace.get<facts::AlmostLockedSets>(grid).sets();
    for (std::size_t i = 1; i < sets.size(); ++i) EXPECT_LT(place_of(sets[i - 1]), place_of(sets[i]));
  });
}

TEST(AlmostLockedSets, ShareDigitPlaces) {
  on_random_grids(200, [&](const Grid& grid, Workspace& workspace) {
    Collected<std::pair<Digit, CellSet>> listed;
    for (const facts::DigitPlaces& digit_places : workspace.get<facts::AlmostLockedSets>(grid).all_digit_places())
      listed.add({digit_places.digit, digit_places.cells});
  });
}

}  // namespace
}  // namespace deduku::testing
