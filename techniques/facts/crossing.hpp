// The crossings of lines with each other and with boxes.
#pragma once

#include "deduku/houses.hpp"

namespace deduku::facts {

/// The cell in the row of one cell and the column of another. For two opposite corners of a rectangle it is a third
/// one; the order of the arguments determines which of the other two.
constexpr Cell crossing_of(Cell for_row, Cell for_column) {
  return Cell::at(for_row.index() / 9, for_column.index() % 9);
}

/// Calls `visit(line, box)` with lines in their order and the three boxes that each crosses, if one of the two is among
/// some houses, until it returns true.
template <class Visit>
bool any_crossing(HouseSet among, Visit&& visit) {
  for (House line : House::all()) {
    if (!line.is_line()) continue;
    for (House box : houses_of(cells_of(line), HouseKind::box)) {
      if ((among.contains(line) || among.contains(box)) && visit(line, box)) return true;
    }
  }
  return false;
}

}  // namespace deduku::facts
