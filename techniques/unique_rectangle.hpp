// What the types of Unique Rectangle share.
//
//     {4 7}    . . | {4 7}        floor: cells with nothing but the two digits
//     {4 7 x}  . . | {4 7 y}      roof: cells with further digits
//
// If a solution had only 4 and 7 in the four cells, swapping them would give another one: no house notices,
// because the cells lie in two rows, two columns and two boxes. So in a puzzle with one solution some roof
// cell holds one of its further digits. All four cells must still have both digits as candidates: then
// the other solution is one of the present grid, and nothing needs to be known of how the grid came about.
// (A rectangle that lacks a candidate would need an argument about the givens.)
#pragma once

#include "techniques/kernels/uniqueness.hpp"

namespace deduku {

/// The candidates of the roof beyond the two of the rectangle.
inline DigitSet extra_digits(const Grid& grid, const kernel::UniqueRectangle& rectangle) {
  return kernel::candidates_of(grid, rectangle.roof) - rectangle.digits;
}

/// A step without effects yet. `roof_digits`: which candidates of the roof the argument is about.
inline Step rectangle_step(TechniqueId technique, const kernel::UniqueRectangle& rectangle,
                           DigitSet roof_digits) {
  Step step{technique};
  step.evidence.digits = rectangle.digits;
  step.evidence.add(Role::floor, rectangle.floor, rectangle.digits);
  step.evidence.add(Role::roof, rectangle.roof, roof_digits);
  return step;
}

/// Calls `visit` with the rectangles whose roof is two cells of one line.
template <class Visit>
bool side_roof_rectangles(const Grid& grid, Workspace& workspace, Visit&& visit) {
  return kernel::unique_rectangles(grid, workspace, [&](const kernel::UniqueRectangle& rectangle) {
    return rectangle.has_side_roof() && visit(rectangle);
  });
}

}  // namespace deduku
