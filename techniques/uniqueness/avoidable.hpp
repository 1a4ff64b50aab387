// Avoidable rectangles: solved corners that were not given, so that two digits could change places.
#pragma once

#include "techniques/uniqueness/rectangle_fillings.hpp"

namespace deduku::uniqueness {

/// All fillings with two or three solved corners, none of which is given. Swapping the two digits would give the givens
/// a second solution.
template <class Visit>
bool avoidable_rectangles(const Grid& grid, Workspace& workspace, Visit&& visit) {
  return rectangle_fillings(
      grid, workspace, [&](const RectangleFilling& filling) { return filling.solved.size() > 1 && visit(filling); });
}

}  // namespace deduku::uniqueness
