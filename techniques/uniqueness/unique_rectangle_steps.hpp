// Shared parts of the types of Unique Rectangle.
//
//     {4 7}    . . | {4 7}        floor: cells with only the two digits
//     {4 7 x}  . . | {4 7 y}      roof: cells with further digits
//
// If a solution had only 4 and 7 in the four cells, swapping them would give another one: every house keeps its digits
// because the cells lie in two rows, two columns and two boxes. Consequences:
// techniques/uniqueness/deadly_pattern_steps.hpp. There are three forms, the variants of every type:
//
//   0  All four cells still have both digits as candidates. Then the other solution is one of the present
//      grid, and the history of the grid does not matter.
//   1  A cell has lost one of them. The other solution is still one of the givens, none of which is in the
//      rectangle. This needs the promise that the givens alone have one solution.
//   2  The same if a corner of the floor is solved already, and was not given. So a rectangle is not lost when one of
//      its corners is filled in. Types 1, 2 and 5 with only solved corners in the floor, two or three of them, are
//      Avoidable Rectangles.
#pragma once

#include "techniques/uniqueness/deadly_pattern_steps.hpp"
#include "techniques/uniqueness/rectangles.hpp"

namespace deduku::uniqueness {

/// The technique with the variant of a rectangle.
inline facts::StepKind rectangle_kind(TechniqueId technique, const DeadlyPattern& rectangle) {
  return {technique, rectangle_variant(rectangle.lacks_candidates, rectangle.solved)};
}

/// Whether the types of Avoidable Rectangle cover types 1, 2 and 5.
inline bool is_avoidable(const DeadlyPattern& rectangle) {
  return rectangle.solved.size() > 1 && rectangle.solved == rectangle.floor;
}

}  // namespace deduku::uniqueness
