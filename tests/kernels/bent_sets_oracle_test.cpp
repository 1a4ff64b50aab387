#include "techniques/wings/bent_sets.hpp"

#include "tests/kernels/random_grids.hpp"

namespace deduku::testing {
namespace {

/// Line, box, cells, the digit of both parts.
using BentKey = std::tuple<House, House, CellSet, Digit>;

DigitSet digits_of(const Grid& grid, const CellSet& cells) {
  DigitSet digits;
  for (Cell cell : cells) digits |= grid.candidates(cell);
  return digits;
}

/// Whether cells of one part have more digits than cells.
bool are_bent_over(const Grid& grid, const CellSet& part) {
  return !part.empty() && digits_of(grid, part).size() > part.size();
}

void add_if_bent(const Grid& grid, House line, House box, const CellSet& cells, std::set<BentKey>& keys) {
  const CellSet in_line = cells - cells_of(box);
  const CellSet in_box = cells - cells_of(line);
  if (!are_bent_over(grid, in_line) || !are_bent_over(grid, in_box) || in_line.size() + in_box.size() == cells.size())
    return;
  const DigitSet common = digits_of(grid, in_line) & digits_of(grid, in_box);
  if (common.size() != 1 || digits_of(grid, cells).size() != cells.size()) return;
  keys.emplace(line, box, cells, common.first());
}

/// All sets of the given number of these cells.
template <class Use>
void for_each_set(CellSet from, int size, const CellSet& chosen, const Use& use) {
  if (size == 0) return use(chosen);
  for (Cell cell : from) {
    from.erase(cell);
    for_each_set(from, size - 1, chosen | CellSet{cell}, use);
  }
}

std::set<BentKey> all_bent_sets(const Grid& grid, int size) {
  std::set<BentKey> keys;
  for (House line : House::all()) {
    for (House box : House::all()) {
      if (!line.is_line() || !box.is_box() || !cells_of(line).intersects(cells_of(box))) continue;
      const CellSet open = (cells_of(line) | cells_of(box)) & grid.empty_cells();
      for_each_set(open, size, {}, [&](const CellSet& cells) { add_if_bent(grid, line, box, cells, keys); });
    }
  }
  return keys;
}

template <int size>
void expect_all_bent_sets(int grids, std::size_t least) {
  std::size_t hits = 0;
  on_random_grids(grids, [&](const Grid& grid, Workspace& workspace) {
    Collected<BentKey> found;
    EXPECT_FALSE(wings::bent_sets<size>(grid, workspace, HouseSet::all(), [&](const wings::BentSet& set) {
      found.add({set.line, set.box, set.cells, set.open});
      return false;
    }));
    EXPECT_EQ(found.keys(), all_bent_sets(grid, size));
    hits += found.keys().size();
  });
  EXPECT_GT(hits, least);
}

TEST(BentSets, AreAllOfFourCells) {
  expect_all_bent_sets<4>(200, 500);
}

TEST(BentSets, AreAllOfFiveCells) {
  expect_all_bent_sets<5>(100, 300);
}

TEST(BentSets, AreAllOfSevenCells) {
  expect_all_bent_sets<7>(40, 100);
}

}  // namespace
}  // namespace deduku::testing
