#include "techniques/als/pair_exclusions.hpp"

namespace deduku::als {

void PairExclusions::compute(const Grid& grid, Workspace& workspace) {
  const facts::AlmostLockedSets& catalogue = workspace.get<facts::AlmostLockedSets>(grid);
  excluded_.assign(Candidate::count, {});
  partners_.fill({});
  for (const facts::AlmostLockedSet& set : catalogue) note(catalogue, set);
}

/// Notes the pairs that a set excludes: one cell takes one of its digits, and another cell takes another.
void PairExclusions::note(const facts::AlmostLockedSets& catalogue, const facts::AlmostLockedSet& set) {
  for (Digit digit : set.acting_digits) {
    for (Digit other : set.acting_digits - DigitSet{digit}) {
      const CellSet& others = catalogue.digit_places(set, other).seen_by_all;
      for (Cell cell : catalogue.digit_places(set, digit).seen_by_all) {
        for (Cell partner : others) excluded_[Candidate(cell, digit).slot()][partner].insert(other);
        partners_[cell] |= others - CellSet{cell};
      }
    }
  }
}

}  // namespace deduku::als
