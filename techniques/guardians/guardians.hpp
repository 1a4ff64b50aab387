// Guardians: patterns that their digits alone cannot fill, so that one of the further candidates is true.
#pragma once

#include "deduku/technique.hpp"

namespace deduku::guardians {

/// The further candidates of some cells: the cells that have them, and the union of their digits.
struct Guardians {
  CellSet cells;
  DigitSet digits;

  /// Whether something follows if one of them is true: they are in one cell, or a candidate that sees all of them is
  /// eliminated. If not, adding guardians does not help.
  bool are_conclusive(const Grid& grid) const {
    if (cells.size() < 2) return true;
    return digits.size() == 1 && grid.cells(digits.first()).intersects(common_peers(cells));
  }
  /// The number of the candidates.
  int count(const Grid& grid) const {
    int count = 0;
    for (Cell cell : cells) count += (grid.candidates(cell) & digits).size();
    return count;
  }
};

/// The candidates of `cells` beyond `digits`.
inline Guardians guardians_of(const Grid& grid, const CellSet& cells, DigitSet digits) {
  Guardians guardians;
  for (Cell cell : cells) {
    const DigitSet extra = grid.candidates(cell) - digits;
    if (extra.empty()) continue;
    guardians.cells.insert(cell);
    guardians.digits |= extra;
  }
  return guardians;
}

/// Cells that cannot hold only `digits`.
struct ImpossiblePattern {
  DigitSet digits;
  CellSet cells;
  Guardians guardians;  ///< at least one, conclusive
};

}  // namespace deduku::guardians
