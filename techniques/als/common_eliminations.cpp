#include "techniques/als/common_eliminations.hpp"

namespace deduku::als {

namespace {

/// Calls `visit(candidate)` for each candidate that sees all places of its digit in a set.
template <class Visit>
void for_each_elimination(const facts::AlmostLockedSets& catalogue, const facts::AlmostLockedSet& set, Visit&& visit) {
  for (Digit digit : set.acting_digits) {
    for (Cell cell : catalogue.digit_places(set, digit).seen_by_all) visit(Candidate(cell, digit));
  }
}

}  // namespace

void CommonEliminations::compute(const Grid& grid, Workspace& workspace) {
  const facts::AlmostLockedSets& catalogue = workspace.get<facts::AlmostLockedSets>(grid);
  sets_of_.reset(Candidate::count, catalogue.size());
  sharing_.reset(catalogue.size(), catalogue.size());
  for (int set = 0; set < catalogue.size(); ++set) {
    for_each_elimination(catalogue, catalogue[set],
                         [&](Candidate elimination) { sets_of_.insert(elimination.index(), set); });
  }
  for (int set = 0; set < catalogue.size(); ++set) {
    for_each_elimination(catalogue, catalogue[set], [&](Candidate elimination) {
      unite(sharing_.row(set), sets_of_.row(elimination.index()), sharing_.words());
    });
  }
}

DigitSet common_elimination_digits(const facts::AlmostLockedSets& catalogue, const facts::AlmostLockedSet& a,
                                   const facts::AlmostLockedSet& b) {
  DigitSet digits;
  for (Digit digit : a.acting_digits& b.acting_digits) {
    if (catalogue.digit_places(a, digit).seen_by_all.intersects(catalogue.digit_places(b, digit).seen_by_all))
      digits.insert(digit);
  }
  return digits;
}

}  // namespace deduku::als
