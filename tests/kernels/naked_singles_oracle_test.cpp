#include "src/scales/hodoku/naked_singles.hpp"

#include "tests/kernels/random_grids.hpp"

namespace deduku::testing {
namespace {

/// Places naked singles one by one until no more exist, or a cell has no candidates.
bool fill_one_by_one(Grid grid) {
  for (bool is_new = true; is_new;) {
    is_new = false;
    for (Cell cell : grid.empty_cells()) {
      if (is_new || grid.candidates(cell).size() != 1) continue;
      if (grid.place(cell, grid.candidates(cell).first()) == Status::contradiction) return false;
      is_new = true;
    }
  }
  return grid.is_complete();
}

TEST(NakedSinglesFill, AgreesWithPlacingThemOneByOne) {
  int filled = 0;
  int stuck = 0;
  on_random_grids(2000, [&](const Grid& grid, Workspace&) {
    const bool fills = hodoku::naked_singles_fill(grid);
    EXPECT_EQ(fills, fill_one_by_one(grid));
    ++(fills ? filled : stuck);
  });
  EXPECT_GT(filled, 300);
  EXPECT_GT(stuck, 300);
}

/// With candidates removed at random, so that many of the grids reach a contradiction on the way.
TEST(NakedSinglesFill, AgreesOnGridsWithoutSolution) {
  std::mt19937_64 rng(5);
  int filled = 0;
  int not_filled = 0;
  on_random_grids(2000, [&](const Grid& original, Workspace&) {
    Grid grid = original;
    for (int i = 0; i < 30 && !grid.is_complete(); ++i) {
      const Candidate candidate(static_cast<int>(rng() % Candidate::count));
      if (grid.eliminate(candidate) == Status::contradiction) return;
    }
    const bool fills = hodoku::naked_singles_fill(grid);
    EXPECT_EQ(fills, fill_one_by_one(grid));
    ++(fills ? filled : not_filled);
  });
  EXPECT_GT(filled, 0);
  EXPECT_GT(not_filled, 300);
}

}  // namespace
}  // namespace deduku::testing
