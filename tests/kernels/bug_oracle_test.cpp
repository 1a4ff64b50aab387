#include "techniques/uniqueness/bivalue_grave.hpp"

#include "deduku/formats.hpp"
#include "tests/kernels/random_grids.hpp"

namespace deduku::testing {
namespace {

/// Whether every digit stands twice or not at all in each house once `extra` is gone, and two digits in
/// each empty cell.
bool is_grave_without(const Grid& grid, Candidate extra) {
  const auto holds = [&](Cell cell, Digit digit) {
    return grid.candidates(cell).contains(digit) && Candidate(cell, digit) != extra;
  };
  for (Digit digit : Digit::all()) {
    for (House house : House::all()) {
      int count = 0;
      for (Cell cell : cells_of(house)) count += holds(cell, digit) ? 1 : 0;
      if (count != 0 && count != 2) return false;
    }
  }
  for (Cell cell : Cell::all()) {
    int count = 0;
    for (Digit digit : Digit::all()) count += holds(cell, digit) ? 1 : 0;
    if (count != 2 && !grid.is_solved(cell)) return false;
  }
  return true;
}

/// The cells and digits that are all that keeps a grid from being a bivalue universal grave.
std::set<Candidate> lone_extras(const Grid& grid) {
  std::set<Candidate> extras;
  for (Candidate candidate : grid.all_candidates()) {
    if (is_grave_without(grid, candidate)) extras.insert(candidate);
  }
  return extras;
}

/// A bivalue universal grave but for one 7.
Board board_with_grave() {
  const auto record = formats::read_puzzle(R"(
| 1  67  8  | 3 9  67 | 2  4  5 |
| 4  9   3  | 5 8  2  | 1  6  7 |
| 57 567 2  | 1 67 4  | 3  9  8 |
| 8  1   56 | 9 67 3  | 4  57 2 |
| 9  4   7  | 2 5  1  | 6  8  3 |
| 3  2   56 | 8 4  67 | 57 1  9 |
| 57 3   9  | 6 1  8  | 57 2  4 |
| 2  57  1  | 4 3  9  | 8  57 6 |
| 6  8   4  | 7 2  5  | 9  3  1 |
)");
  return record->board;
}

void expect_same_extras(const Grid& grid) {
  Workspace workspace;
  std::set<Candidate> found;
  uniqueness::bugs(grid, workspace, [&](const uniqueness::Bug& bug) {
    if (bug.extras.size() == 1) found.insert(bug.extras.first());
    return false;
  });
  EXPECT_EQ(found, lone_extras(grid));
}

TEST(BugKernel, FindsTheLoneExtraCandidate) {
  const Board board = board_with_grave();
  ASSERT_EQ(lone_extras(Grid(board)).size(), 1U);
  std::mt19937_64 rng(11);
  for (int i = 0; i < 50; ++i) expect_same_extras(Grid(Symmetry::random(rng)(board)));
}

TEST(BugKernel, ToleratesNoOtherCandidateMoreOrLess) {
  const Board board = board_with_grave();
  const CellSet empty_cells = Grid(board).empty_cells();
  for (Cell cell : empty_cells) {
    for (Digit digit : Digit::all()) {
      Board changed = board;
      (*changed.marks)[cell.index()] ^= DigitSet{digit};
      expect_same_extras(Grid(changed));
    }
  }
}

}  // namespace
}  // namespace deduku::testing
