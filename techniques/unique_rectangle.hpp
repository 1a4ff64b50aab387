// What the types of Unique Rectangle share.
//
//     {4 7}    . . | {4 7}        floor: cells with nothing but the two digits
//     {4 7 x}  . . | {4 7 y}      roof: cells with further digits
//
// If a solution had only 4 and 7 in the four cells, swapping them would give another one: no house notices,
// because the cells lie in two rows, two columns and two boxes. So in a puzzle with one solution some roof
// cell holds one of its further digits. There are two forms, the variants of every type:
//
//   0  All four cells still have both digits as candidates. Then the other solution is one of the present grid,
//      and nothing needs to be known of how the grid came about.
//   1  A cell has lost one of them. The other solution is still one of the givens, of which none is in the
//      rectangle. This needs the promise that the givens alone have one solution.
#pragma once

#include "techniques/kernels/uniqueness.hpp"

namespace deduku {

/// The candidates of the roof beyond the two of the rectangle.
inline DigitSet extra_digits(const Grid& grid, const kernel::UniqueRectangle& rectangle) {
  return kernel::candidates_of(grid, rectangle.roof) - rectangle.digits;
}

/// Removes `digit` from every cell that sees the whole roof: one of its cells is known to hold it.
inline void remove_around_roof(const Grid& grid, const kernel::UniqueRectangle& rectangle, Digit digit,
                               Step& step) {
  step.removes.insert(digit, grid.cells(digit) & common_peers(rectangle.roof));
}

/// The variant of a step: 0 where all corners have both digits, 1 where one has lost a candidate.
inline std::uint8_t rectangle_variant(const kernel::UniqueRectangle& rectangle) {
  return rectangle.lacks_candidates ? 1 : 0;
}

/// A step without effects yet. `roof_digits`: which candidates of the roof the argument is about.
inline Step rectangle_step(TechniqueId technique, const kernel::UniqueRectangle& rectangle,
                           DigitSet roof_digits) {
  Step step{technique, rectangle_variant(rectangle)};
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
