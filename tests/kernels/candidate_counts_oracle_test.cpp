#include "techniques/facts/candidate_counts.hpp"

#include "tests/kernels/random_grids.hpp"

namespace deduku::testing {
namespace {

TEST(CandidateCounts, AreThoseOfTheCells) {
  on_random_grids(500, [](const Grid& grid, Workspace&) {
    const facts::CandidateCounts counts(grid);
    for (Cell cell : Cell::all()) {
      const int count = grid.candidates(cell).size();
      for (int least = 1; least <= facts::CandidateCounts::most; ++least) {
        EXPECT_EQ(counts.cells_with(least).contains(cell), count == least);
        EXPECT_EQ(counts.cells_with(least, facts::CandidateCounts::most).contains(cell),
                  least <= count && count <= facts::CandidateCounts::most);
      }
    }
  });
}

TEST(EqualCells, HaveTheSameTwoCandidates) {
  on_random_grids(500, [](const Grid& grid, Workspace& workspace) {
    const CellSet bivalue = facts::bivalue_cells(grid, workspace);
    for (Cell cell : bivalue) {
      const CellSet equals = facts::equal_cells(grid, cell, bivalue);
      for (Cell other : bivalue) {
        EXPECT_EQ(equals.contains(other), grid.candidates(other) == grid.candidates(cell));
      }
    }
  });
}

}  // namespace
}  // namespace deduku::testing
