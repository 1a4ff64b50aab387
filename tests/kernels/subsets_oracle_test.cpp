#include "techniques/subsets/subsets.hpp"

#include "tests/kernels/random_grids.hpp"

namespace deduku::testing {
namespace {

using SubsetsKey = std::tuple<House, CellSet, DigitSet>;

/// All subsets of nine elements with `size` elements.
std::vector<unsigned> masks_of(int size) {
  std::vector<unsigned> masks;
  for (unsigned mask = 0; mask < 512; ++mask) {
    if (std::popcount(mask) == size) masks.push_back(mask);
  }
  return masks;
}

/// Whether a house has empty cells besides some of its cells.
bool leaves_empty_cells(const Grid& grid, House house, const CellSet& cells) {
  return !((cells_of(house) & grid.empty_cells()) - cells).empty();
}

bool is_naked_subset(const Grid& grid, const CellSet& cells, DigitSet& digits) {
  for (Cell cell : cells) {
    if (grid.candidates(cell).size() < 2) return false;
    digits |= grid.candidates(cell);
  }
  return digits.size() == cells.size();
}

std::set<SubsetsKey> naked_subsets(const Grid& grid, int size) {
  std::set<SubsetsKey> keys;
  for (House house : House::all()) {
    for (unsigned mask : masks_of(size)) {
      const CellSet cells = cells_at(house, PositionSet::from_bits(mask));
      DigitSet digits;
      if (!is_naked_subset(grid, cells, digits) || !leaves_empty_cells(grid, house, cells)) continue;
      keys.emplace(house, cells, digits);
    }
  }
  return keys;
}

bool is_hidden_subset(const Grid& grid, House house, DigitSet digits, CellSet& cells) {
  for (Digit digit : digits) {
    if (places(grid, house, digit).size() < 2) return false;
    cells |= places(grid, house, digit);
  }
  return cells.size() == digits.size();
}

std::set<SubsetsKey> hidden_subsets(const Grid& grid, int size) {
  std::set<SubsetsKey> keys;
  for (House house : House::all()) {
    for (unsigned mask : masks_of(size)) {
      const DigitSet digits = DigitSet::from_bits(mask);
      CellSet cells;
      if (!is_hidden_subset(grid, house, digits, cells) || !leaves_empty_cells(grid, house, cells)) continue;
      keys.emplace(house, cells, digits);
    }
  }
  return keys;
}

/// A visitor that continues and keeps its arguments.
auto collect_subsets(Collected<SubsetsKey>& collected) {
  return [&](const auto& subset) {
    collected.add({subset.house, subset.cells, subset.digits});
    return false;
  };
}

template <class Size>
class SubsetKernels : public ::testing::Test {};
using SubsetsSizes =
    ::testing::Types<std::integral_constant<int, 2>, std::integral_constant<int, 3>, std::integral_constant<int, 4>>;
TYPED_TEST_SUITE(SubsetKernels, SubsetsSizes);

TYPED_TEST(SubsetKernels, FindAsManyCellsAsDigits) {
  std::size_t hits = 0;
  on_random_grids(400, [&](const Grid& grid, Workspace&) {
    Collected<SubsetsKey> found;
    EXPECT_FALSE((subsets::naked_subsets<TypeParam::value>(grid, HouseSet::all(), collect_subsets(found))));
    EXPECT_EQ(found.keys(), naked_subsets(grid, TypeParam::value));
    hits += found.keys().size();
  });
  EXPECT_GT(hits, 200U);
}

TYPED_TEST(SubsetKernels, FindAsManyDigitsAsPlaces) {
  std::size_t hits = 0;
  on_random_grids(400, [&](const Grid& grid, Workspace&) {
    Collected<SubsetsKey> found;
    EXPECT_FALSE((subsets::hidden_subsets<TypeParam::value>(grid, HouseSet::all(), collect_subsets(found))));
    EXPECT_EQ(found.keys(), hidden_subsets(grid, TypeParam::value));
    hits += found.keys().size();
  });
  EXPECT_GT(hits, 200U);
}

}  // namespace
}  // namespace deduku::testing
