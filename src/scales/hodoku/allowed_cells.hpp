// The possible cells of a digit before logic removed candidates.
#pragma once

#include "deduku/grid.hpp"

namespace deduku::hodoku {

/// The empty cells in which no placed digit excludes the digit.
inline CellSet cells_allowed_by_values(const Grid& grid, Digit digit) {
  CellSet cells = grid.empty_cells();
  for (House house : House::all()) {
    if (grid.solved_digits(house).contains(digit)) cells -= cells_of(house);
  }
  return cells;
}

}  // namespace deduku::hodoku
