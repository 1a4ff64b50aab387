// Skyscraper, 2-string kite, turbot fish, empty rectangle and colours of the HoDoKu scale against plain definitions.
#include "tests/hodoku/finder_oracle.hpp"

namespace deduku::testing {
namespace {

/// The two places of a digit in a house, in either order.
struct Pair {
  Digit digit;
  Cell near;
  Cell free;
};

std::vector<Pair> pairs_in(const Grid& grid, House house, Digit digit) {
  const CellSet places = grid.cells(house, digit);
  if (places.size() != 2) return {};
  return {{digit, places.first(), places.last()}, {digit, places.last(), places.first()}};
}

/// The house of a kind that contains a cell.
House house_of(Cell cell, HouseKind kind) {
  return cell.houses()[static_cast<std::size_t>(kind)];
}

/// The near ends share a house of the kind `joint`; each other end is in a separate house of that kind.
bool are_joined(const Pair& a, const Pair& b, HouseKind joint) {
  if (a.near == b.near) return false;
  const std::array<House, 4> houses = {house_of(a.near, joint), house_of(b.near, joint), house_of(a.free, joint),
                                       house_of(b.free, joint)};
  return houses[0] == houses[1] && HouseSet{houses[0], houses[2], houses[3]}.size() == 3;
}

/// Cells that see both free ends lose the digit.
void add_joined(const Grid& grid, std::array<House, 2> houses, Digit digit, HouseKind joint, const std::string& code,
                Findings& findings) {
  for (const Pair& a : pairs_in(grid, houses[0], digit)) {
    for (const Pair& b : pairs_in(grid, houses[1], digit)) {
      if (are_joined(a, b, joint)) findings.add(grid, digit, common_peers({a.free, b.free}), code);
    }
  }
}

/// Two rows joined by a column, for all digits; then two columns joined by a row.
Findings skyscrapers(const Grid& grid) {
  Findings findings;
  for (const auto& [line, joint] :
       {std::pair(HouseKind::row, HouseKind::column), std::pair(HouseKind::column, HouseKind::row)}) {
    for (Digit digit : Digit::all()) {
      for_each_choice(houses_of_kind(line), 2, [&, kind = joint](const std::vector<House>& lines) {
        add_joined(grid, {lines[0], lines[1]}, digit, kind, {}, findings);
      });
    }
  }
  return findings;
}

/// A row and a column joined by a box: digits, rows, columns.
Findings two_string_kites(const Grid& grid) {
  Findings findings;
  for (Digit digit : Digit::all()) {
    for (House row : houses_of_kind(HouseKind::row)) {
      for (House column : houses_of_kind(HouseKind::column)) {
        add_joined(grid, {row, column}, digit, HouseKind::box, "0401", findings);
      }
    }
  }
  return findings;
}

TEST(HodokuSkyscraper, IsTheFirst) {
  FirstCheck check(hodoku::find_skyscraper, 20);
  on_grids(400, [&](const Grid& grid) { check(grid, skyscrapers(grid)); });
}

TEST(HodokuTwoStringKite, IsTheFirst) {
  FirstCheck check(hodoku::find_two_string_kite, 20);
  on_grids(400, [&](const Grid& grid) { check(grid, two_string_kites(grid)); });
}

/// Two conjugate pairs in houses of any kind whose near ends see each other: cells that see both free ends lose the
/// digit, except the near ends.
Findings turbot_fish(const Grid& grid) {
  std::vector<Pair> pairs;
  for (Digit digit : Digit::all()) {
    for (House house : House::all()) {
      for (const Pair& pair : pairs_in(grid, house, digit)) pairs.push_back(pair);
    }
  }
  Findings findings;
  for (const Pair& a : pairs) {
    for (const Pair& b : pairs) {
      const CellSet cells = {a.free, a.near, b.near, b.free};
      if (a.digit != b.digit || cells.size() < 4 || !sees(a.near, b.near)) continue;
      findings.add(grid, a.digit, common_peers({a.free, b.free}) - cells);
    }
  }
  return findings;
}

TEST(HodokuTurbotFish, IsTheBest) {
  BestCheck check(hodoku::find_turbot_fish, 20);
  on_grids(400, [&](const Grid& grid) { check(grid, turbot_fish(grid)); });
}

/// A conjugate pair across `arm` outside the box, one end on it: the cell in the crossing of the line through its other
/// end and the other arm.
void add_empty_rectangles(const Grid& grid, Digit digit, House box, std::array<House, 2> arms, Findings& findings) {
  for (Cell near : grid.cells(arms[0], digit) - cells_of(box)) {
    const House across = house_of(near, arms[1].kind());
    for (const Pair& pair : pairs_in(grid, across, digit)) {
      const House through_far = house_of(pair.free, arms[0].kind());
      if (pair.near == near)
        findings.add(grid, digit, (cells_of(through_far) & cells_of(arms[1])) - cells_of(box), "0402");
    }
  }
}

/// Three to five places of a box in one row and one column of it, not all of them in either. Digits, boxes, crossings;
/// pairs with an end on the row, then those with an end on the column.
Findings empty_rectangles(const Grid& grid) {
  Findings findings;
  for (Digit digit : Digit::all()) {
    for (House box : houses_of_kind(HouseKind::box)) {
      const CellSet places = grid.cells(box, digit);
      for (Cell crossing : cells_of(box)) {
        const House row = crossing.row();
        const House column = crossing.column();
        const bool is_cross = places.size() >= 3 && (cells_of(row) | cells_of(column)).contains(places);
        if (!is_cross || cells_of(row).contains(places) || cells_of(column).contains(places)) continue;
        add_empty_rectangles(grid, digit, box, {row, column}, findings);
        add_empty_rectangles(grid, digit, box, {column, row}, findings);
      }
    }
  }
  return findings;
}

TEST(HodokuEmptyRectangle, IsTheFirst) {
  FirstCheck check(hodoku::find_empty_rectangle, 20);
  on_grids(400, [&](const Grid& grid) { check(grid, empty_rectangles(grid)); });
}

/// The two colours of cells that are connected by conjugate pairs.
using Colours = std::array<CellSet, 2>;

/// Gives a cell a colour, and the other one to each cell that it forms a pair with.
void colour(const Grid& grid, Digit digit, Cell cell, int which, Colours& colours) {
  if ((colours[0] | colours[1]).contains(cell)) return;
  colours[which].insert(cell);
  for (House house : cell.houses()) {
    for (const Pair& pair : pairs_in(grid, house, digit)) {
      if (pair.near == cell) colour(grid, digit, pair.free, 1 - which, colours);
    }
  }
}

/// The components of at least two cells, in the order of their first cells.
std::vector<Colours> components(const Grid& grid, Digit digit) {
  std::vector<Colours> list;
  CellSet done;
  for (Cell cell : grid.cells(digit)) {
    if (done.contains(cell)) continue;
    Colours colours;
    colour(grid, digit, cell, 0, colours);
    done |= colours[0] | colours[1];
    if (!colours[1].empty()) list.push_back(colours);
  }
  return list;
}

CellSet seen_by_any(const CellSet& cells) {
  CellSet seen;
  for (Cell cell : cells) seen |= peers(cell);
  return seen;
}

/// A wrap (0501): cells of one colour see each other. Else a trap (0500): cells that see both colours.
Findings simple_colours(const Grid& grid) {
  Findings findings;
  for (Digit digit : Digit::all()) {
    for (const Colours& colours : components(grid, digit)) {
      CellSet wrapped;
      for (const CellSet& each : colours) wrapped |= each.intersects(seen_by_any(each)) ? each : CellSet();
      findings.add(grid, digit, wrapped, "0501");
      const CellSet trapped = seen_by_any(colours[0]) & seen_by_any(colours[1]);
      findings.add(grid, digit, trapped - colours[0] - colours[1], "0500");
    }
  }
  return findings;
}

/// 0503: a colour of the one sees both colours of the other. 0502: if a colour of the one sees a colour of the other,
/// cells that see both opposite colours.
void add_multi_colours(const Grid& grid, Digit digit, const Colours& one, const Colours& other, Findings& findings) {
  CellSet excluded;
  CellSet between;
  for (int i : {0, 1}) {
    const CellSet seen = seen_by_any(one[i]);
    if (seen.intersects(other[0]) && seen.intersects(other[1])) excluded |= one[i];
    for (int j : {0, 1}) {
      if (seen.intersects(other[j])) between |= seen_by_any(one[1 - i]) & seen_by_any(other[1 - j]);
    }
  }
  findings.add(grid, digit, excluded, "0503");
  findings.add(grid, digit, between, "0502");
}

Findings multi_colours(const Grid& grid) {
  Findings findings;
  for (Digit digit : Digit::all()) {
    const std::vector<Colours> all = components(grid, digit);
    for (const Colours& one : all) {
      for (const Colours& other : all) {
        if (one != other) add_multi_colours(grid, digit, one, other, findings);
      }
    }
  }
  return findings;
}

TEST(HodokuSimpleColours, AreTheFirst) {
  FirstCheck check(hodoku::find_simple_colors, 20);
  on_grids(400, [&](const Grid& grid) { check(grid, simple_colours(grid)); });
}

TEST(HodokuMultiColours, AreTheFirst) {
  FirstCheck check(hodoku::find_multi_colors, 20);
  on_grids(400, [&](const Grid& grid) { check(grid, multi_colours(grid)); });
}

}  // namespace
}  // namespace deduku::testing
