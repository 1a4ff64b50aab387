#include "techniques/singles/singles.hpp"

#include "tests/kernels/random_grids.hpp"

namespace deduku::testing {
namespace {

using SinglesKey = std::tuple<HouseSet, Cell, Digit>;

std::set<SinglesKey> digits_with_one_place(const Grid& grid) {
  std::set<SinglesKey> keys;
  for (House house : House::all()) {
    for (Digit digit : Digit::all()) {
      const CellSet cells = places(grid, house, digit);
      if (cells.size() == 1) keys.emplace(HouseSet{house}, cells.first(), digit);
    }
  }
  return keys;
}

std::set<SinglesKey> cells_with_one_digit(const Grid& grid) {
  std::set<SinglesKey> keys;
  for (Cell cell : Cell::all()) {
    for (Digit digit : Digit::all()) {
      if (grid.candidates(cell) == DigitSet{digit}) keys.emplace(HouseSet(), cell, digit);
    }
  }
  return keys;
}

TEST(HiddenSingleKernel, FindsTheDigitsWithOnePlace) {
  std::size_t hits = 0;
  on_random_grids(2000, [&](const Grid& grid, Workspace&) {
    Collected<SinglesKey> found;
    EXPECT_FALSE(singles::hidden_singles(grid, [&](const singles::HiddenSingle& single) {
      found.add({{single.house}, single.cell, single.digit});
      return false;
    }));
    EXPECT_EQ(found.keys(), digits_with_one_place(grid));
    hits += found.keys().size();
  });
  EXPECT_GT(hits, 10'000U);
}

TEST(NakedSingleKernel, FindsTheCellsWithOneDigit) {
  std::size_t hits = 0;
  on_random_grids(2000, [&](const Grid& grid, Workspace&) {
    Collected<SinglesKey> found;
    EXPECT_FALSE(singles::naked_singles(grid, [&](const singles::NakedSingle& single) {
      found.add({{}, single.cell, single.digit});
      return false;
    }));
    EXPECT_EQ(found.keys(), cells_with_one_digit(grid));
    hits += found.keys().size();
  });
  EXPECT_GT(hits, 10'000U);
}

}  // namespace
}  // namespace deduku::testing
