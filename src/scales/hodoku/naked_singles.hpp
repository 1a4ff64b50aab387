// The effect of naked singles alone: all that exist at a time are placed at once, as sets of cells.
#pragma once

#include "deduku/grid.hpp"

namespace deduku::hodoku {

/// Whether naked singles alone fill a grid without a contradiction. The order is not kept: any order fills the same
/// cells in the end.
inline bool naked_singles_fill(const Grid& grid) {
  CellSet open = grid.empty_cells();
  PerDigit<CellSet> cells;
  for (Digit digit : Digit::all()) cells[digit] = grid.cells(digit);
  while (!open.empty()) {
    CellSet with_any;
    CellSet with_several;
    for (const CellSet& each : cells) {
      with_several |= with_any & each;
      with_any |= each;
    }
    const CellSet singles = with_any - with_several;
    if (with_any != open || singles.empty()) return false;
    open -= singles;
    for (CellSet& each : cells) {
      const CellSet placed = each & singles;
      CellSet seen;
      for (Cell cell : placed) seen |= peers(cell);
      if (placed.intersects(seen)) return false;
      each -= seen | placed;
    }
  }
  return true;
}

}  // namespace deduku::hodoku
