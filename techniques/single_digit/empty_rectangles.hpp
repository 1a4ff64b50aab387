// Empty Rectangles: a box whose places for a digit form a cross, and a conjugate pair that touches one arm.
//
//        arm                     The places in the box lie in the row `joint` and in the column of the arm;
//         4  .  . |  x           the rest of the box, the empty rectangle, has none. A column has two places,
//   joint 4  4  4 | near         one of them in the row: near and far. If far is not the digit, near is, and
//         4  .  . |              the digit in the box is in the arm.
//                    far
#pragma once

#include "techniques/facts/conjugate_pairs.hpp"
#include "techniques/single_digit/strong_links.hpp"

namespace deduku::single_digit {

/// A cross of places in a box, seen from one of its lines, with a conjugate pair across that line.
struct EmptyRectangle {
  Digit digit;
  House box;
  House joint;       ///< the line of the box that the pair touches
  House pair;        ///< the line of the conjugate pair
  CellSet hinge;     ///< the places of the box in `joint`
  CellSet arm;       ///< the other places of the box: all in one line across it
  Cell near;         ///< the end of the pair in `joint`
  Cell far;          ///< the other end
  Cell elimination;  ///< sees the arm and the far end
};

/// The kind of the lines that cross those of one kind.
constexpr HouseKind across(HouseKind kind) {
  return kind == HouseKind::row ? HouseKind::column : HouseKind::row;
}

/// The empty rectangles of a conjugate pair in a line, seen from one of its ends. The elimination lies in the line
/// parallel to the joint through the far end.
template <class Visit>
bool empty_rectangles_from(const Grid& grid, const facts::ConjugatePair& pair, Cell near, Visit& visit) {
  const Cell far = near == pair.first ? pair.second : pair.first;
  const HouseKind kind = across(pair.house.kind());
  const House joint = house_of(near, kind);
  for (Cell elimination : grid.cells(house_of(far, kind), pair.digit) - cells_of(far.box())) {
    const CellSet& crossing = cells_of(house_of(elimination, pair.house.kind()));
    const House box = (cells_of(joint) & crossing).first().box();
    const CellSet hinge = grid.cells(box, pair.digit) & cells_of(joint);
    const CellSet arm = grid.cells(box, pair.digit) - hinge;
    if (arm.empty() || !crossing.contains(arm) || crossing.contains(hinge)) continue;
    if (visit(EmptyRectangle{pair.digit, box, joint, pair.house, hinge, arm, near, far, elimination})) return true;
  }
  return false;
}

/// The empty rectangles of one digit.
template <class Visit>
bool empty_rectangles_of(const Grid& grid, Workspace& workspace, Digit digit, Visit& visit) {
  for (const facts::ConjugatePair& pair : facts::conjugate_pairs(grid, workspace, digit)) {
    if (pair.house.is_box() || pair.first.box() == pair.second.box()) continue;
    for (Cell near : {pair.first, pair.second}) {
      if (empty_rectangles_from(grid, pair, near, visit)) return true;
    }
  }
  return false;
}

/// All empty rectangles that remove something. Digits ascend.
template <class Visit>
bool empty_rectangles(const Grid& grid, Workspace& workspace, DigitSet digits, Visit&& visit) {
  for (Digit digit : digits) {
    if (empty_rectangles_of(grid, workspace, digit, visit)) return true;
  }
  return false;
}

}  // namespace deduku::single_digit
