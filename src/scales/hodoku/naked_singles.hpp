// The effect of naked singles alone: all that exist at a time are placed at once, as sets of cells.
#pragma once

#include "deduku/grid.hpp"

namespace deduku::hodoku {

/// The candidates of a grid while it is filled with naked singles only. The order is not kept: any order fills the same
/// cells in the end.
class NakedSingles {
 public:
  explicit NakedSingles(const Grid& grid) : open_(grid.empty_cells()) {
    for (Digit digit : Digit::all()) cells_[digit] = grid.cells(digit);
  }

  /// Whether they fill the grid without a contradiction.
  bool fill() {
    while (!open_.empty()) {
      const CellSet singles = find();
      if (singles.empty() || !place(singles)) return false;
    }
    return true;
  }

 private:
  /// The cells with one candidate; empty if a cell has no candidates.
  CellSet find() const {
    CellSet one;
    CellSet several;
    for (const CellSet& cells : cells_) {
      several |= one & cells;
      one |= cells;
    }
    return one == open_ ? one - several : CellSet();
  }
  /// False if two of the singles see each other.
  bool place(const CellSet& singles) {
    open_ -= singles;
    CellSet clashing;
    for (CellSet& cells : cells_) {
      const CellSet placed = cells & singles;
      CellSet seen;
      for (Cell cell : placed) seen |= peers(cell);
      clashing |= placed & seen;
      cells -= seen | placed;
    }
    return clashing.empty();
  }

  PerDigit<CellSet> cells_;
  CellSet open_;
};

/// Whether naked singles alone fill a grid.
inline bool naked_singles_fill(const Grid& grid) {
  return NakedSingles(grid).fill();
}

}  // namespace deduku::hodoku
