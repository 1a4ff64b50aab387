// What the types of Unique Rectangle share.
//
//     {4 7}    . . | {4 7}        floor: cells with nothing but the two digits
//     {4 7 x}  . . | {4 7 y}      roof: cells with further digits
//
// If a solution had only 4 and 7 in the four cells, swapping them would give another one: no house notices, because the
// cells lie in two rows, two columns and two boxes. See techniques/uniqueness/deadly_pattern_steps.hpp for what
// follows. There are three forms, the variants of every type:
//
//   0  All four cells still have both digits as candidates. Then the other solution is one of the present
//      grid, and nothing needs to be known of how the grid came about.
//   1  A cell has lost one of them. The other solution is still one of the givens, of which none is in the
//      rectangle. This needs the promise that the givens alone have one solution.
//   2  The same where a corner of the floor is solved already, and was not given. So a rectangle does not get lost when
//      one of its corners is filled in. What then is type 1, 2 or 5 with nothing in the floor but solved corners, two of
//      them or three, is an Avoidable Rectangle.
#pragma once

#include "techniques/uniqueness/deadly_pattern_steps.hpp"
#include "techniques/uniqueness/rectangles.hpp"

namespace deduku::uniqueness {

/// The technique with the variant of a rectangle.
inline facts::StepKind rectangle_kind(TechniqueId technique, const DeadlyPattern& rectangle) {
  return {technique, rectangle_variant(rectangle.lacks_candidates, rectangle.solved)};
}

/// Whether the types of Avoidable Rectangle say what types 1, 2 and 5 would.
inline bool is_avoidable(const DeadlyPattern& rectangle) {
  return rectangle.solved.size() > 1 && rectangle.solved == rectangle.floor;
}

}  // namespace deduku::uniqueness
