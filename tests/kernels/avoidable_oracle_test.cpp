#include "techniques/uniqueness/avoidable.hpp"

#include "tests/kernels/plain_rectangles.hpp"
#include "tests/kernels/random_grids.hpp"

namespace deduku::testing {
namespace {

/// Digits, solved corners, open corners, the corners of the lower digit.
using AvoidableKey = std::tuple<DigitSet, CellSet, CellSet, CellSet>;

std::set<AvoidableKey> avoidable_rectangles(const Grid& grid) {
  static const std::vector<Rectangle> rectangles = all_rectangles();
  std::set<AvoidableKey> keys;
  for (const auto& [a, b, c, d] : rectangles) {
    const CellSet open = CellSet{a, b, c, d} & grid.empty_cells();
    if (open.size() != 1 && open.size() != 2) continue;
    for (Digit x : Digit::all()) {
      for (Digit y : Digit::all()) {
        const bool crosswise =
            may_hold(grid, a, x) && may_hold(grid, d, x) && may_hold(grid, b, y) && may_hold(grid, c, y) && x != y;
        const CellSet low = x < y ? CellSet{a, d} : CellSet{b, c};
        if (crosswise) keys.emplace(DigitSet{x, y}, CellSet{a, b, c, d} - open, open, low);
      }
    }
  }
  return keys;
}

/// A random state in which some of the solved cells are given.
Grid state_with_givens(std::mt19937_64& rng) {
  Board board = random_board(rng, random_solution(rng));
  for (Cell cell : Cell::all()) {
    if (board.values[cell] != 0 && rng() % 3 == 0) board.givens.insert(cell);
  }
  return Grid(board);
}

TEST(AvoidableRectangleKernel, FindsEveryWayToFillSolvedCornersThatWereNotGiven) {
  std::mt19937_64 rng(17);
  std::array<int, 3> hits_by_open_size{};
  for (int i = 0; i < 300 && !::testing::Test::HasFailure(); ++i) {
    const Grid grid = state_with_givens(rng);
    Workspace workspace;
    workspace.set_promise(Promise::givens);
    Collected<AvoidableKey> found;
    uniqueness::avoidable_rectangles(grid, workspace, [&](const uniqueness::RectangleFilling& rectangle) {
      CellSet low;
      for (Cell cell : rectangle.cells()) low.insert_if(rectangle.held_by(cell) == rectangle.digits().first(), cell);
      found.add({rectangle.digits(), rectangle.solved, rectangle.open(), low});
      ++hits_by_open_size[rectangle.open().size()];
      return false;
    });
    EXPECT_EQ(found.keys(), avoidable_rectangles(grid));
  }
  for (int size = 1; size <= 2; ++size) EXPECT_GT(hits_by_open_size[size], 20) << size;
}

TEST(AvoidableRectangleKernel, FindsNothingWithoutAPromiseAboutTheGivens) {
  std::mt19937_64 rng(19);
  for (int i = 0; i < 20; ++i) {
    Workspace workspace;
    EXPECT_FALSE(uniqueness::avoidable_rectangles(state_with_givens(rng), workspace,
                                                  [](const uniqueness::RectangleFilling&) { return true; }));
  }
}

}  // namespace
}  // namespace deduku::testing
