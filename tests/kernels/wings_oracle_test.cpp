#include "techniques/wings/wings.hpp"

#include <map>

#include "tests/kernels/random_grids.hpp"

namespace deduku::testing {
namespace {

using CellsByDigits = std::map<DigitSet, std::vector<Cell>>;

CellsByDigits cells_by_digits(const Grid& grid) {
  CellsByDigits cells;
  for (Cell cell : Cell::all()) cells[grid.candidates(cell)].push_back(cell);
  return cells;
}

/// Calls `use` with all triples of different digits.
template <class Use>
void for_each_triple(const Use& use) {
  for (Digit x : Digit::all()) {
    for (Digit y : Digit::all()) {
      for (Digit z : Digit::all()) {
        if (x != y && y != z && x != z) use(x, y, z);
      }
    }
  }
}

/// Pivot, pincers, shared digit.
using WingKey = std::tuple<Cell, CellSet, Digit>;

/// Pincers {x z} and {y z} that see a pivot with the digits x, y, and z if it has three.
std::set<WingKey> wings(const Grid& grid, bool pivot_has_three) {
  std::set<WingKey> keys;
  CellsByDigits cells = cells_by_digits(grid);
  for_each_triple([&](Digit x, Digit y, Digit z) {
    for (Cell pivot : cells[pivot_has_three ? DigitSet{x, y, z} : DigitSet{x, y}]) {
      for (Cell a : cells[{x, z}]) {
        for (Cell b : cells[{y, z}]) {
          if (sees(pivot, a) && sees(pivot, b)) keys.emplace(pivot, CellSet{a, b}, z);
        }
      }
    }
  });
  return keys;
}

auto collect_into(Collected<WingKey>& collected) {
  return [&](const wings::Wing& wing) {
    collected.add({wing.pivot, {wing.pincers[0], wing.pincers[1]}, wing.shared});
    return false;
  };
}

TEST(XyWingKernel, FindsEveryPivotWithTwoPincers) {
  std::size_t hits = 0;
  on_random_grids(1000, [&](const Grid& grid, Workspace& workspace) {
    Collected<WingKey> found;
    EXPECT_FALSE(wings::xy_wings(grid, workspace, collect_into(found)));
    EXPECT_EQ(found.keys(), wings(grid, false));
    hits += found.keys().size();
  });
  EXPECT_GT(hits, 500U);
}

TEST(XyzWingKernel, FindsEveryPivotWithTwoPincers) {
  std::size_t hits = 0;
  on_random_grids(1000, [&](const Grid& grid, Workspace& workspace) {
    Collected<WingKey> found;
    EXPECT_FALSE(wings::xyz_wings(grid, workspace, collect_into(found)));
    EXPECT_EQ(found.keys(), wings(grid, true));
    hits += found.keys().size();
  });
  EXPECT_GT(hits, 500U);
}

/// Pincers, bridge, digit of the bridge.
using WWingKey = std::tuple<CellSet, CellSet, Digit>;

/// The two places of a digit in a house.
using Bridge = std::pair<CellSet, Digit>;

std::set<Bridge> bridges(const Grid& grid) {
  std::set<Bridge> bridges;
  for (House house : House::all()) {
    for (Digit digit : Digit::all()) {
      const CellSet cells = places(grid, house, digit);
      if (cells.size() == 2) bridges.emplace(cells, digit);
    }
  }
  return bridges;
}

/// The W-Wings of cells with equal candidates.
void add_w_wings(std::set<WWingKey>& keys, const std::vector<Cell>& equal_cells, const Bridge& bridge) {
  const auto& [cells, digit] = bridge;
  for (Cell a : equal_cells) {
    for (Cell b : equal_cells) {
      if (a == b || cells.contains(a) || cells.contains(b)) continue;
      if (sees(a, cells.first()) && sees(b, cells.last())) keys.emplace(CellSet{a, b}, cells, digit);
    }
  }
}

std::set<WWingKey> w_wings(const Grid& grid) {
  std::set<WWingKey> keys;
  const std::set<Bridge> all_bridges = bridges(grid);
  for (const auto& [digits, cells] : cells_by_digits(grid)) {
    for (const Bridge& bridge : all_bridges) {
      if (digits.size() == 2 && digits.contains(bridge.second)) add_w_wings(keys, cells, bridge);
    }
  }
  return keys;
}

TEST(WWingKernel, FindsEveryBridgeBetweenEqualCells) {
  std::size_t hits = 0;
  on_random_grids(1000, [&](const Grid& grid, Workspace& workspace) {
    Collected<WWingKey> found;
    wings::w_wings(grid, workspace, [&](const wings::WWing& wing) {
      EXPECT_TRUE(sees(wing.pincers[0], wing.bridge[0]) && sees(wing.pincers[1], wing.bridge[1]));
      EXPECT_EQ(grid.candidates(wing.pincers[0]), (DigitSet{wing.linked, wing.shared}));
      EXPECT_EQ(places(grid, wing.house, wing.linked), (CellSet{wing.bridge[0], wing.bridge[1]}));
      found.add({{wing.pincers[0], wing.pincers[1]}, {wing.bridge[0], wing.bridge[1]}, wing.linked});
      return false;
    });
    EXPECT_EQ(found.keys(), w_wings(grid));
    hits += found.keys().size();
  });
  EXPECT_GT(hits, 500U);
}

}  // namespace
}  // namespace deduku::testing
