// Deadly patterns: cells that could be filled in two ways, so that a puzzle with one solution never comes to
// hold nothing but them.
#pragma once

#include "techniques/workspace.hpp"

namespace deduku::kernel {

/// Four empty cells in two rows, two columns and two boxes that could come to hold two digits, each of them in
/// two opposite corners. Swapping the two would give a second solution. `floor` holds nothing else, `roof` does.
struct UniqueRectangle {
  DigitSet digits;
  CellSet floor;  ///< at least one cell
  CellSet roof;
  /// Some corner has lost a candidate, so the swapped solution is one of the givens, not of the present grid.
  bool lacks_candidates = false;

  /// Whether the roof is two cells of one line, and the floor the two opposite them.
  bool has_side_roof() const { return roof.size() == 2 && !common_houses(roof).empty(); }
};

/// The rectangles that two other corners span with `corner`: same row, same column, and the fourth.
struct Corners {
  Cell corner;
  Cell in_row;
  Cell in_column;

  Cell opposite() const { return Cell::at(in_column.index() / 9, in_row.index() % 9); }
  bool has_two_boxes() const { return (in_row.box() == corner.box()) != (in_column.box() == corner.box()); }
  CellSet cells() const { return {corner, in_row, in_column, opposite()}; }
};

/// In how many ways the corners can hold the two candidates of `corner`, each in two opposite ones; two ways
/// where all four have both.
inline int ways_to_fill(const Grid& grid, const Corners& corners) {
  const DigitSet digits = grid.candidates(corners.corner);
  const DigitSet opposite = grid.candidates(corners.opposite());
  const DigitSet sides = grid.candidates(corners.in_row) & grid.candidates(corners.in_column);
  const auto can_be = [&](Digit digit, Digit other) {
    return opposite.contains(digit) && sides.contains(other) ? 1 : 0;
  };
  return can_be(digits.first(), digits.last()) + can_be(digits.last(), digits.first());
}

/// Whether no other corner before `corner` has the same two candidates.
inline bool is_lowest_pair(const Grid& grid, Cell corner, const UniqueRectangle& rectangle) {
  for (Cell cell : rectangle.floor) {
    if (grid.candidates(cell) == rectangle.digits) return cell == corner;
  }
  return false;
}

/// The rectangles whose lowest corner with nothing but the two digits is `corner`; with `from_givens` also
/// those that can be filled in one way only.
template <class Visit>
bool unique_rectangles_at(const Grid& grid, Cell corner, bool from_givens, Visit& visit) {
  const DigitSet digits = grid.candidates(corner);
  const CellSet& a = grid.cells(digits.first());
  const CellSet& b = grid.cells(digits.last());
  const CellSet holders = (from_givens ? a | b : a & b) & peers(corner);
  for (Cell in_row : holders& cells_of(corner.row())) {
    for (Cell in_column : holders& cells_of(corner.column())) {
      const Corners corners{corner, in_row, in_column};
      if (!corners.has_two_boxes()) continue;
      const int ways = ways_to_fill(grid, corners);
      if (ways < (from_givens ? 1 : 2)) continue;
      UniqueRectangle rectangle{digits, {}, {}, ways == 1};
      for (Cell cell : corners.cells()) {
        (digits.contains(grid.candidates(cell)) ? rectangle.floor : rectangle.roof).insert(cell);
      }
      if (is_lowest_pair(grid, corner, rectangle) && visit(rectangle)) return true;
    }
  }
  return false;
}

/// All rectangles with at least one corner that has both digits and nothing else, in the order of the lowest.
/// Where nothing is known of the givens, all four corners have both digits.
template <class Visit>
bool unique_rectangles(const Grid& grid, Workspace& workspace, Visit&& visit) {
  const bool from_givens = workspace.promise() == Promise::givens;
  for (Cell corner : workspace.bivalue_cells(grid)) {
    if (unique_rectangles_at(grid, corner, from_givens, visit)) return true;
  }
  return false;
}

/// The candidates of `cells` together.
inline DigitSet candidates_of(const Grid& grid, const CellSet& cells) {
  DigitSet digits;
  for (Cell cell : cells) digits |= grid.candidates(cell);
  return digits;
}

/// Cells that form a naked subset with a two-cell roof, taken as one cell that holds one of the extra digits.
struct RoofSubset {
  CellSet partners;
  DigitSet digits;  ///< one more than there are partners; roof and partners take all of them
};

/// All sets of positions but the empty one, small ones first.
inline constexpr std::array<PositionSet, 511> position_sets_by_size = [] {
  std::array<PositionSet, 511> sets;
  int count = 0;
  for (int size = 1; size <= Position::count; ++size) {
    for (unsigned bits = 1; bits < 512; ++bits) {
      if (std::popcount(bits) == size) sets[count++] = PositionSet::from_bits(bits);
    }
  }
  return sets;
}();

/// The positions in a house of the cells that hold none of `digits`.
inline PositionSet positions_without(const Grid& grid, House house, DigitSet digits) {
  PositionSet positions;
  for (Cell cell : grid.empty_cells() & cells_of(house)) {
    if (!grid.candidates(cell).intersects(digits)) positions.insert(position_in(house, cell));
  }
  return positions;
}

/// The subsets of a roof in one house that it lies in. Those in the line alone are left to the line.
template <class Visit>
bool roof_subsets_in(const Grid& grid, const UniqueRectangle& rectangle, House house, Visit& visit) {
  const DigitSet extra = candidates_of(grid, rectangle.roof) - rectangle.digits;
  const CellSet& line = cells_of(common_houses(rectangle.roof).first());
  const PositionSet choices = positions_without(grid, house, rectangle.digits);
  for (PositionSet positions : position_sets_by_size) {
    if (!choices.contains(positions)) continue;
    const CellSet partners = cells_at(house, positions);
    const DigitSet digits = extra | candidates_of(grid, partners);
    if (digits.size() != partners.size() + 1 || (house.is_box() && line.contains(partners))) continue;
    if (visit(RoofSubset{partners, digits})) return true;
  }
  return false;
}

/// The naked subsets of a two-cell roof with cells that have neither digit of the rectangle: in the line of
/// the roof, then in its box if it lies in one; small subsets first.
template <class Visit>
bool roof_subsets(const Grid& grid, const UniqueRectangle& rectangle, Visit&& visit) {
  for (House house : common_houses(rectangle.roof)) {
    if (roof_subsets_in(grid, rectangle, house, visit)) return true;
  }
  return false;
}

/// A bivalue universal grave but for one candidate.
struct BugPlusOne {
  Cell cell;    ///< the only cell with three candidates; all others have two
  Digit digit;  ///< stands three times in the houses of the cell, everything else twice in each house
};

/// Whether without `digit` in `cell` every digit would stand twice, or not at all, in each house.
inline bool leaves_grave(const Grid& grid, Cell cell, Digit digit) {
  for (House house : House::all()) {
    for (Digit other : ~grid.solved_digits(house)) {
      const bool is_extra = other == digit && cells_of(house).contains(cell);
      if (grid.positions(house, other).size() != (is_extra ? 3 : 2)) return false;
    }
  }
  return true;
}

/// The one deviation from a bivalue universal grave; there is at most one on a grid.
inline std::optional<BugPlusOne> bug_plus_one(const Grid& grid, Workspace& workspace) {
  const CellSet others = grid.empty_cells() - workspace.bivalue_cells(grid);
  if (others.size() != 1) return std::nullopt;
  const Cell cell = others.first();
  if (grid.candidates(cell).size() != 3) return std::nullopt;
  for (Digit digit : grid.candidates(cell)) {
    if (leaves_grave(grid, cell, digit)) return BugPlusOne{cell, digit};
  }
  return std::nullopt;
}

}  // namespace deduku::kernel
