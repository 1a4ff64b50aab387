#include "techniques/als/pair_exclusions.hpp"

namespace deduku {

void PairExclusions::compute(const Grid& grid, Workspace& workspace) {
  const AlmostLockedSets& catalogue = workspace.get<AlmostLockedSets>(grid);
  excluded_.assign(Candidate::count * Cell::count, DigitSet());
  partners_.fill({});
  for (const AlmostLockedSet& set : catalogue) note(catalogue, set);
}

/// What a set excludes: that one cell takes one of its digits, and another cell another one.
void PairExclusions::note(const AlmostLockedSets& catalogue, const AlmostLockedSet& set) {
  for (Digit digit : set.felt) {
    for (Digit other : set.felt - DigitSet{digit}) {
      const CellSet& others = catalogue.port(set, other).buddies;
      for (Cell cell : catalogue.port(set, digit).buddies) {
        for (Cell partner : others) excluded_[row({cell, digit}) + partner.index()].insert(other);
        partners_[cell.index()] |= others - CellSet{cell};
      }
    }
  }
}

}  // namespace deduku
