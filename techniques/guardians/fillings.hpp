// Fillings: cells that hold three digits, each one that it may, and none twice in a house.
//
// On a map this is a colouring with three colours, in which some countries lack a colour.
#pragma once

#include <optional>

#include "techniques/guardians/guardians.hpp"

namespace deduku::guardians {

/// Three digits in the order of their size, and for each the cells that hold it, or that may.
using ThreeCellSets = std::array<CellSet, 3>;

/// A way to fill cells with three digits; empty where there is none. Each cell has at least one of them as a candidate.
std::optional<ThreeCellSets> filling_of(const Grid& grid, DigitSet digits, const CellSet& cells);

/// The cells with some of the digits and nothing else.
inline CellSet cells_within(const Grid& grid, DigitSet digits) {
  CellSet cells;
  for (Digit digit : digits) cells |= grid.cells(digit);
  for (Digit other : ~digits) cells -= grid.cells(other);
  return cells;
}

/// Some of `floor` that cannot be filled together with `added`: each of them is needed. Of several such sets the smallest
/// that leaving out one after the other comes to, in a few orders.
CellSet smallest_floor(const Grid& grid, DigitSet digits, CellSet floor, const CellSet& added);

}  // namespace deduku::guardians
