// Avoidable rectangles: solved corners that were not given, so that two digits could change places.
#pragma once

#include "src/core/workspace.hpp"
#include "techniques/uniqueness/rectangle_fillings.hpp"

namespace deduku::uniqueness {

/// Four cells, none given, two or three of them solved, in which each of two digits could stand in two opposite
/// corners. Swapping the two would give the givens a second solution.
struct AvoidableRectangle {
  CellSet solved;
  CellSet open;
  DigitSet digits;
  CellSet low;  ///< the two corners that would hold the lower digit

  /// What an open corner must not come to hold, if all others hold what they would.
  Digit deadly_digit(Cell cell) const { return low.contains(cell) ? digits.first() : digits.last(); }
};

/// The digits that two opposite corners could both hold.
inline DigitSet common_digits(const Grid& grid, Cell a, Cell b) {
  const auto possible = [&](Cell cell) {
    const auto value = grid.value(cell);
    return value ? DigitSet{*value} : grid.candidates(cell);
  };
  return possible(a) & possible(b);
}

/// The ways to fill one rectangle, of which at least two corners are solved and at least one is not.
template <class Visit>
bool avoidable_fillings(const Grid& grid, const RectangleCorners& corners, Visit& visit) {
  const CellSet cells = {corners[0], corners[1], corners[2], corners[3]};
  const CellSet open = cells & grid.empty_cells();
  for (Digit x : common_digits(grid, corners[0], corners[3])) {
    for (Digit y : common_digits(grid, corners[1], corners[2])) {
      if (x == y) continue;
      const CellSet low = x < y ? CellSet{corners[0], corners[3]} : CellSet{corners[1], corners[2]};
      if (visit(AvoidableRectangle{cells - open, open, {x, y}, low})) return true;
    }
  }
  return false;
}

/// All avoidable rectangles with two or three solved corners.
template <class Visit>
bool avoidable_rectangles(const Grid& grid, Workspace& workspace, Visit&& visit) {
  const CellSet solved = ~(grid.empty_cells() | grid.givens());
  if (workspace.promise() != Promise::givens || solved.size() < 2) return false;
  for (const RectangleCorners& corners : all_corners) {
    const CellSet cells = {corners[0], corners[1], corners[2], corners[3]};
    const int solved_count = (cells & solved).size();
    if (cells.intersects(grid.givens()) || solved_count < 2 || solved_count == 4) continue;
    if (avoidable_fillings(grid, corners, visit)) return true;
  }
  return false;
}

}  // namespace deduku::uniqueness
