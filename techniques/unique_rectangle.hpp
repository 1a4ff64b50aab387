// What the types of Unique Rectangle share.
//
//     {4 7}  .  . | {4 7}      floor: cells with nothing but the two digits
//     {4 7 x} . . | {4 7 y}    roof: cells with further digits
//
// If the four cells came to hold only 4 and 7, these could be swapped: no house would notice, because the
// cells lie in two rows, two columns and two boxes. A puzzle with one solution never lets that happen, so
// some roof cell holds one of its further digits. All four cells must still have both digits as candidates:
// then every argument is about the solutions of the present grid alone, whatever led to it. (Where a digit
// has been removed from a corner, the swapped grid violates the removal, and one would have to argue about
// the givens.)
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
