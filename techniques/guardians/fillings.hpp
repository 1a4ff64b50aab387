// Fillings: each cell holds one of three digits that it may hold, and no house has a digit twice.
//
// On a map this is a colouring with three colours, in which some countries may not use every colour.
#pragma once

#include <optional>

#include "techniques/guardians/guardians.hpp"

namespace deduku::guardians {

/// Three digits in ascending order, and for each the cells that hold it, or that may hold it.
using ThreeCellSets = std::array<CellSet, 3>;

/// A way to fill cells with three digits; empty if no way exists. Each cell has at least one of them as a candidate.
std::optional<ThreeCellSets> filling_of(const Grid& grid, DigitSet digits, const CellSet& cells);

/// The cells whose candidates are all among `digits`.
inline CellSet cells_within(const Grid& grid, DigitSet digits) {
  CellSet cells;
  for (Digit digit : digits) cells |= grid.cells(digit);
  for (Digit other : ~digits) cells -= grid.cells(other);
  return cells;
}

/// A part of `floor` that cannot be filled together with `added`, and each cell of which is needed. It is the smallest
/// of the sets found by removing cells one after the other, in a few orders.
CellSet smallest_floor(const Grid& grid, DigitSet digits, CellSet floor, const CellSet& added);

}  // namespace deduku::guardians
