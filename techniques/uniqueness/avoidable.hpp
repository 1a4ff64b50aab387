// Avoidable rectangles: solved corners that were not given, so that two digits could change places.
#pragma once

#include "src/core/workspace.hpp"

namespace deduku::uniqueness {

/// The corners of a rectangle in two boxes; opposite corners are 0 and 3, 1 and 2.
using RectangleCorners = std::array<Cell, 4>;

struct Rectangle {
  RectangleCorners corners;
  CellSet cells;
};

/// All rectangles of two rows, two columns and two boxes, each once.
inline constexpr std::array<Rectangle, 486> all_rectangles = [] {
  std::array<Rectangle, 486> list;
  int count = 0;
  for (Cell first : Cell::all()) {
    for (Cell last : Cell::all()) {
      const int top = first.index() / 9;
      const int left = first.index() % 9;
      const int bottom = last.index() / 9;
      const int right = last.index() % 9;
      if (top >= bottom || left >= right || (top / 3 == bottom / 3) == (left / 3 == right / 3)) continue;
      const RectangleCorners corners = {first, Cell::at(top, right), Cell::at(bottom, left), last};
      list[count++] = {corners, {corners[0], corners[1], corners[2], corners[3]}};
    }
  }
  return list;
}();

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
bool avoidable_fillings(const Grid& grid, const Rectangle& rectangle, Visit& visit) {
  const auto& [corners, cells] = rectangle;
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
  for (const Rectangle& rectangle : all_rectangles) {
    const int solved_count = (rectangle.cells & solved).size();
    if (solved_count < 2 || solved_count == 4 || rectangle.cells.intersects(grid.givens())) continue;
    if (avoidable_fillings(grid, rectangle, visit)) return true;
  }
  return false;
}

}  // namespace deduku::uniqueness
