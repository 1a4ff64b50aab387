// The candidates that are excluded by each of some candidates, at least one of which is true.
#pragma once

#include "deduku/grid.hpp"
#include "deduku/houses.hpp"

namespace deduku::uniqueness {

/// Candidates that are excluded by each of `alternatives`: those of the same digit see the place, and those of other
/// digits are in its cell.
inline CandidateSet shared_exclusions(const Grid& grid, const CandidateSet& alternatives) {
  CandidateSet excluded;
  for (Digit digit : Digit::all()) {
    const CellSet& own = alternatives.cells(digit);
    CellSet others;
    for (Digit other : alternatives.digits() - DigitSet{digit}) others |= alternatives.cells(other);
    if (others.size() > 1) continue;
    const CellSet places = (others.empty() ? CellSet::all() : others) - own;
    excluded.insert(digit, grid.cells(digit) & places & common_peers(own));
  }
  return excluded;
}

}  // namespace deduku::uniqueness
