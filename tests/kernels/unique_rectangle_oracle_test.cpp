#include "techniques/uniqueness/rectangles.hpp"

#include "tests/kernels/plain_rectangles.hpp"
#include "tests/kernels/random_grids.hpp"

namespace deduku::testing {
namespace {

/// Digits, floor, roof, solved corners, whether a corner lacks a digit.
using UniqueRectangleKey = std::tuple<DigitSet, CellSet, CellSet, CellSet, bool>;

/// Whether x can be in two opposite corners and y in the two others.
bool can_hold(const Grid& grid, const Rectangle& rectangle, Digit x, Digit y) {
  const auto& [a, b, c, d] = rectangle;
  return may_hold(grid, a, x) && may_hold(grid, d, x) && may_hold(grid, b, y) && may_hold(grid, c, y);
}

/// The rectangles of one pair of digits.
void add_rectangles(const Grid& grid, Digit x, Digit y, Promise promise, std::set<UniqueRectangleKey>& keys) {
  static const std::vector<Rectangle> rectangles = all_rectangles();
  for (const Rectangle& rectangle : rectangles) {
    const int ways = (can_hold(grid, rectangle, x, y) ? 1 : 0) + (can_hold(grid, rectangle, y, x) ? 1 : 0);
    if (ways == 0 || (ways == 1 && promise != Promise::givens)) continue;
    CellSet floor;
    CellSet roof;
    CellSet solved;
    bool has_pair = false;
    for (Cell cell : rectangle.cells()) {
      const DigitSet digits = grid.candidates(cell);
      ((digits - DigitSet{x, y}).empty() ? floor : roof).insert(cell);
      solved.insert_if(grid.is_solved(cell), cell);
      has_pair = has_pair || digits == DigitSet{x, y};
    }
    if (solved.size() == 4 || (!has_pair && solved.empty())) continue;
    if (solved.empty() || promise == Promise::givens) keys.emplace(DigitSet{x, y}, floor, roof, solved, ways == 1);
  }
}

std::set<UniqueRectangleKey> unique_rectangles(const Grid& grid, Promise promise) {
  std::set<UniqueRectangleKey> keys;
  for (Digit x : Digit::all()) {
    for (Digit y : Digit::all()) {
      if (x < y) add_rectangles(grid, x, y, promise, keys);
    }
  }
  return keys;
}

/// Some of the digits, at random.
DigitSet some_of(DigitSet digits, std::mt19937_64& rng) {
  return digits & DigitSet::from_bits(static_cast<unsigned>(rng() % 512));
}

/// A random state with a rectangle pencilled into it, and few digits in many other cells, as subsets need.
Grid state_with_rectangle(std::mt19937_64& rng) {
  static const std::vector<Rectangle> rectangles = all_rectangles();
  static const DigitSet two_digits = {Digit::of(1), Digit::of(2)};
  static const DigitSet few = {Digit::of(3), Digit::of(4), Digit::of(5), Digit::of(6)};
  Board board = random_board(rng, random_solution(rng));
  for (Cell cell : Cell::all()) {
    const DigitSet chosen = some_of(few, rng);
    if (rng() % 4 == 0 && chosen.size() > 1) (*board.marks)[cell] = chosen;
  }
  for (Cell cell : Cell::all()) board.givens.insert_if(board.values[cell] != 0 && rng() % 2 == 0, cell);
  for (Cell cell : rectangles[rng() % rectangles.size()].cells()) {
    board.givens.erase(cell);
    board.values[cell] = 0;
    (*board.marks)[cell] = rng() % 3 == 0 ? two_digits | some_of(few, rng) : two_digits;
    if (rng() % 8 == 0) (*board.marks)[cell].erase(rng() % 2 == 0 ? two_digits.first() : two_digits.last());
  }
  return Grid(board);
}

bool every_cell_has_candidates(const Grid& grid) {
  CellSet cells;
  for (Digit digit : Digit::all()) cells |= grid.cells(digit);
  return cells == grid.empty_cells();
}

/// Calls `check(grid, workspace)` on states with rectangles until one check fails.
template <class Check>
void on_states_with_rectangles(int count, const Check& check) {
  std::mt19937_64 rng(7);
  for (int checked = 0; checked < count && !::testing::Test::HasFailure();) {
    const Grid grid = state_with_rectangle(rng);
    Workspace workspace;
    if (!every_cell_has_candidates(grid)) continue;
    check(grid, workspace);
    ++checked;
  }
}

TEST(UniqueRectangleKernel, FindsEveryRectangleWithAFloorCell) {
  std::array<int, 5> hits_by_floor_size{};
  std::array<int, 4> hits_by_solved_size{};
  int lacking = 0;
  on_states_with_rectangles(300, [&](const Grid& grid, Workspace& workspace) {
    for (Promise promise : {Promise::grid, Promise::givens}) {
      workspace.set_promise(promise);
      Collected<UniqueRectangleKey> found;
      uniqueness::unique_rectangles(grid, workspace, [&](const uniqueness::DeadlyPattern& rectangle) {
        found.add({rectangle.digits, rectangle.floor, rectangle.roof, rectangle.solved, rectangle.lacks_candidates});
        ++hits_by_floor_size[rectangle.floor.size()];
        ++hits_by_solved_size[rectangle.solved.size()];
        lacking += rectangle.lacks_candidates ? 1 : 0;
        return false;
      });
      EXPECT_EQ(found.keys(), unique_rectangles(grid, promise));
    }
  });
  for (int size = 1; size <= 4; ++size) EXPECT_GT(hits_by_floor_size[size], 20) << size;
  for (int size = 0; size <= 3; ++size) EXPECT_GT(hits_by_solved_size[size], size < 3 ? 20 : 3) << size;
  EXPECT_GT(lacking, 20);
}

TEST(UniqueRectangleKernel, KnowsRoofsThatShareALine) {
  on_states_with_rectangles(200, [](const Grid& grid, Workspace& workspace) {
    uniqueness::unique_rectangles(grid, workspace, [](const uniqueness::DeadlyPattern& rectangle) {
      const CellSet& roof = rectangle.roof;
      const bool two_in_line = roof.size() == 2 && (roof.first().row() == roof.last().row() ||
                                                    roof.first().column() == roof.last().column());
      EXPECT_EQ(rectangle.has_side_roof(), two_in_line);
      return false;
    });
  });
}

/// Partners, digits.
using SubsetKey = std::tuple<CellSet, DigitSet>;

/// Every choice of cells around a roof that is a naked subset with it, in each house of the roof.
std::set<SubsetKey> roof_subsets(const Grid& grid, const uniqueness::DeadlyPattern& rectangle) {
  std::set<SubsetKey> keys;
  for (House house : House::all()) {
    if (!cells_of(house).contains(rectangle.roof)) continue;
    for (unsigned choice = 1; choice < 512; ++choice) {
      const CellSet partners = cells_at(house, PositionSet::from_bits(choice));
      DigitSet digits;
      bool allowed = true;
      for (Cell cell : partners | rectangle.roof) digits |= grid.candidates(cell) - rectangle.digits;
      for (Cell cell : partners) {
        const DigitSet own = grid.candidates(cell);
        allowed = allowed && !own.empty() && (own & rectangle.digits).empty();
      }
      if (allowed && digits.size() == partners.size() + 1) keys.emplace(partners, digits);
    }
  }
  return keys;
}

TEST(UniqueRectangleKernel, FindsEverySubsetWithTheRoof) {
  std::array<int, 9> hits_by_size{};
  on_states_with_rectangles(400, [&](const Grid& grid, Workspace& workspace) {
    uniqueness::unique_rectangles(grid, workspace, [&](const uniqueness::DeadlyPattern& rectangle) {
      if (!rectangle.has_side_roof()) return false;
      Collected<SubsetKey> found;
      uniqueness::roof_subsets(grid, rectangle, [&](const uniqueness::PartnerSubset& subset) {
        found.add({subset.partners, subset.digits});
        ++hits_by_size[subset.partners.size()];
        return false;
      });
      EXPECT_EQ(found.keys(), roof_subsets(grid, rectangle));
      return false;
    });
  });
  for (int size = 1; size <= 3; ++size) EXPECT_GT(hits_by_size[size], 5) << size;
}

}  // namespace
}  // namespace deduku::testing
