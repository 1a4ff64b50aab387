#include "techniques/single_digit/empty_rectangles.hpp"

#include "tests/kernels/random_grids.hpp"

namespace deduku::testing {
namespace {

/// Digit, box, joint, line of the pair, elimination.
using EmptyRectangleKey = std::tuple<Digit, House, House, House, Cell>;

/// Whether the places in a box lie in two crossing lines, and some in each of them alone.
bool is_cross(const CellSet& places, House one, House other) {
  const CellSet a = places & cells_of(one);
  const CellSet b = places & cells_of(other);
  return (a | b) == places && a != places && b != places;
}

/// The rectangles of a cross whose pair is in `line`, which crosses `joint`.
void add_rectangles(const Grid& grid, Digit digit, House box, std::array<House, 3> lines,
                    std::set<EmptyRectangleKey>& keys) {
  const auto [joint, crossing, line] = lines;
  const CellSet ends = places(grid, line, digit);
  if (ends.size() != 2 || cells_of(line).intersects(cells_of(box))) return;
  for (Cell near : (ends & cells_of(joint))) {
    const Cell far = (ends - CellSet{near}).first();
    for (Cell elimination : grid.cells(digit) & cells_of(crossing)) {
      const House parallel = joint.kind() == HouseKind::row ? far.row() : far.column();
      if (elimination.box() == box || !cells_of(parallel).contains(elimination)) continue;
      keys.emplace(digit, box, joint, line, elimination);
    }
  }
}

std::set<EmptyRectangleKey> empty_rectangles(const Grid& grid) {
  std::set<EmptyRectangleKey> keys;
  for (Digit digit : Digit::all()) {
    for (int box = 0; box < 9; ++box) {
      for (int row = 0; row < 9; ++row) {
        for (int column = 0; column < 9; ++column) {
          if (!is_cross(places(grid, House::box(box), digit), House::row(row), House::column(column))) continue;
          for (int line = 0; line < 9; ++line) {
            add_rectangles(grid, digit, House::box(box), {House::row(row), House::column(column), House::column(line)},
                           keys);
            add_rectangles(grid, digit, House::box(box), {House::column(column), House::row(row), House::row(line)},
                           keys);
          }
        }
      }
    }
  }
  return keys;
}

TEST(EmptyRectangleKernel, FindsEveryCrossWithAConjugatePair) {
  int hits = 0;
  on_random_grids(300, [&](const Grid& grid, Workspace& workspace) {
    Collected<EmptyRectangleKey> found;
    single_digit::empty_rectangles(
        grid, workspace, DigitSet::all(), [&](const single_digit::EmptyRectangle& rectangle) {
          found.add({rectangle.digit, rectangle.box, rectangle.joint, rectangle.pair, rectangle.elimination});
          EXPECT_EQ(rectangle.hinge | rectangle.arm, places(grid, rectangle.box, rectangle.digit));
          ++hits;
          return false;
        });
    EXPECT_EQ(found.keys(), empty_rectangles(grid));
  });
  EXPECT_GT(hits, 100);
}

}  // namespace
}  // namespace deduku::testing
