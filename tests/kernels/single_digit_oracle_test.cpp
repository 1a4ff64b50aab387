#include "techniques/single_digit/strong_links.hpp"

#include "tests/kernels/random_grids.hpp"

namespace deduku::testing {
namespace {

/// Digit, lines, near ends, free ends.
using SingleDigitKey = std::tuple<Digit, HouseSet, CellSet, CellSet>;

struct Line {
  House house;
  Cell near;
  Cell free;
};

/// The lines with two places for a digit, once for each choice of the near end.
std::vector<Line> lines_with_two_places(const Grid& grid, Digit digit) {
  std::vector<Line> lines;
  for (House house : House::all()) {
    const CellSet cells = places(grid, house, digit);
    if (house.is_box() || cells.size() != 2) continue;
    lines.push_back({house, cells.first(), cells.last()});
    lines.push_back({house, cells.last(), cells.first()});
  }
  return lines;
}

bool is_skyscraper(const Line& a, const Line& b) {
  const auto joined = [&](auto line_across) {
    return line_across(a.near) == line_across(b.near) && line_across(a.free) != line_across(b.free);
  };
  if (a.house == b.house || a.house.kind() != b.house.kind()) return false;
  return a.house.kind() == HouseKind::row ? joined([](Cell cell) { return cell.column(); })
                                          : joined([](Cell cell) { return cell.row(); });
}

bool is_kite(const Line& row, const Line& column) {
  const House box = row.near.box();
  return row.house.kind() == HouseKind::row && column.house.kind() == HouseKind::column && column.near.box() == box &&
         row.free.box() != box && column.free.box() != box &&
         CellSet{row.near, row.free, column.near, column.free}.size() == 4;
}

template <class Predicate>
std::set<SingleDigitKey> pairs_of_lines(const Grid& grid, const Predicate& predicate) {
  std::set<SingleDigitKey> keys;
  for (Digit digit : Digit::all()) {
    const std::vector<Line> lines = lines_with_two_places(grid, digit);
    for (const Line& a : lines) {
      for (const Line& b : lines) {
        if (!predicate(a, b)) continue;
        keys.emplace(digit, HouseSet{a.house, b.house}, CellSet{a.near, b.near}, CellSet{a.free, b.free});
      }
    }
  }
  return keys;
}

/// A visitor that continues and keeps its arguments.
auto collect_pairs(Collected<SingleDigitKey>& collected) {
  return [&](const single_digit::JoinedPairs& pairs) {
    for (Cell cell : pairs.near) EXPECT_TRUE(cells_of(pairs.joint).contains(cell));
    collected.add({pairs.digit,
                   {pairs.lines[0], pairs.lines[1]},
                   {pairs.near[0], pairs.near[1]},
                   {pairs.free[0], pairs.free[1]}});
    return false;
  };
}

TEST(SkyscraperKernel, FindsTheParallelLinesAlignedAtOneEnd) {
  std::size_t hits = 0;
  on_random_grids(1000, [&](const Grid& grid, Workspace& workspace) {
    Collected<SingleDigitKey> found;
    EXPECT_FALSE(single_digit::skyscrapers(grid, workspace, DigitSet::all(), collect_pairs(found)));
    EXPECT_EQ(found.keys(), pairs_of_lines(grid, is_skyscraper));
    hits += found.keys().size();
  });
  EXPECT_GT(hits, 500U);
}

TEST(TwoStringKiteKernel, FindsTheRowsAndColumnsThatMeetInABox) {
  std::size_t hits = 0;
  on_random_grids(1000, [&](const Grid& grid, Workspace& workspace) {
    Collected<SingleDigitKey> found;
    EXPECT_FALSE(single_digit::two_string_kites(grid, workspace, DigitSet::all(), collect_pairs(found)));
    EXPECT_EQ(found.keys(), pairs_of_lines(grid, is_kite));
    hits += found.keys().size();
  });
  EXPECT_GT(hits, 500U);
}

TEST(SkyscraperKernel, StopsWhenToldTo) {
  on_random_grids(200, [](const Grid& grid, Workspace& workspace) {
    int visits = 0;
    const bool stopped =
        single_digit::skyscrapers(grid, workspace, DigitSet::all(), [&](const single_digit::JoinedPairs&) {
          ++visits;
          return true;
        });
    EXPECT_EQ(visits, stopped ? 1 : 0);
  });
}

}  // namespace
}  // namespace deduku::testing
