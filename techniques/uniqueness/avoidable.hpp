// Avoidable rectangles: solved corners that were not given, so that two digits could change places.
#pragma once

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

/// All avoidable rectangles with two or three solved corners.
template <class Visit>
bool avoidable_rectangles(const Grid& grid, Workspace& workspace, Visit&& visit) {
  return rectangle_fillings(grid, workspace, [&](const RectangleFilling& filling) {
    if (filling.solved.size() < 2) return false;
    const auto& [a, b, c, d] = filling.corners;
    const CellSet low = filling.held[0] == filling.digits().first() ? CellSet{a, d} : CellSet{b, c};
    return visit(AvoidableRectangle{filling.solved, filling.cells() - filling.solved, filling.digits(), low});
  });
}

}  // namespace deduku::uniqueness
