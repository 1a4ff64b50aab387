// The pattern of the givens: all ten kinds, against motions computed cell by cell.
#include "deduku/pattern.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <random>
#include <set>
#include <vector>

namespace deduku::testing {
namespace {

using Motion = std::function<Cell(int row, int column)>;

const Motion left_right = [](int row, int column) { return Cell::at(row, 8 - column); };
const Motion top_bottom = [](int row, int column) { return Cell::at(8 - row, column); };
const Motion half_turn = [](int row, int column) { return Cell::at(8 - row, 8 - column); };
const Motion quarter_turn = [](int row, int column) { return Cell::at(column, 8 - row); };
const Motion diagonal = [](int row, int column) { return Cell::at(column, row); };
const Motion antidiagonal = [](int row, int column) { return Cell::at(8 - column, 8 - row); };

struct Generated {
  Pattern pattern;
  std::vector<Motion> by;
};
/// Each kind with motions that generate its group.
const std::vector<Generated> all_kinds = {
    {Pattern::none, {}},
    {Pattern::half_turn, {half_turn}},
    {Pattern::quarter_turn, {quarter_turn}},
    {Pattern::left_right, {left_right}},
    {Pattern::top_bottom, {top_bottom}},
    {Pattern::both_axes, {left_right, top_bottom}},
    {Pattern::diagonal, {diagonal}},
    {Pattern::antidiagonal, {antidiagonal}},
    {Pattern::both_diagonals, {diagonal, antidiagonal}},
    {Pattern::full, {quarter_turn, left_right}},
};

/// The closure of the cells under the motions.
CellSet closed(CellSet cells, const std::vector<Motion>& motions) {
  for (CellSet before; before != cells;) {
    before = cells;
    for (const Cell cell : before) {
      for (const Motion& motion : motions) cells.insert(motion(cell.index() / 9, cell.index() % 9));
    }
  }
  return cells;
}

/// For each motion, whether it leaves the cells unchanged.
std::vector<bool> kept(const CellSet& cells) {
  std::vector<bool> kept;
  for (const Motion& motion : {left_right, top_bottom, half_turn, quarter_turn, diagonal, antidiagonal}) {
    CellSet image;
    for (const Cell cell : cells) image.insert(motion(cell.index() / 9, cell.index() % 9));
    kept.push_back(image == cells);
  }
  return kept;
}

/// No motion fixes r1c2, so its images under a group are unchanged under this group only.
std::vector<bool> kept_by(Pattern pattern) {
  return kept(closed({Cell::at(0, 1)}, std::ranges::find(all_kinds, pattern, &Generated::pattern)->by));
}

TEST(Pattern, IsThatOfAllMotionsWhichLeaveTheCellsAsTheyAre) {
  std::mt19937_64 rng(1);
  std::set<Pattern> seen;
  for (const auto& [pattern, motions] : all_kinds) {
    EXPECT_EQ(pattern_of(closed({Cell::at(0, 1)}, motions)), pattern);
    for (int round = 0; round < 100; ++round) {
      CellSet cells;
      for (int i = 0; i < 8; ++i) cells.insert(Cell(static_cast<int>(rng() % 81)));
      cells = closed(cells, motions);
      EXPECT_EQ(kept(cells), kept_by(pattern_of(cells)));
      seen.insert(pattern_of(cells));
    }
  }
  EXPECT_EQ(static_cast<int>(seen.size()), pattern_count);
}

TEST(Pattern, OfNothingAndOfEverythingIsFull) {
  EXPECT_EQ(pattern_of({}), Pattern::full);
  EXPECT_EQ(pattern_of(CellSet::all()), Pattern::full);
  EXPECT_EQ(pattern_of({Cell::at(4, 4)}), Pattern::full);
}

TEST(Pattern, IsFoundByItsName) {
  EXPECT_EQ(static_cast<int>(all_kinds.size()), pattern_count);
  for (const auto& [pattern, motions] : all_kinds) EXPECT_EQ(find_pattern(name(pattern)), pattern);
  EXPECT_EQ(name(Pattern::quarter_turn), "quarter_turn");
  EXPECT_FALSE(find_pattern("upside_down"));
}

}  // namespace
}  // namespace deduku::testing
