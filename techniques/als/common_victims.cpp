#include "techniques/als/common_victims.hpp"

namespace deduku {

namespace {

/// Calls `visit(candidate)` for what sees all places of its digit in a set.
template <class Visit>
void for_each_victim(const AlmostLockedSets& catalogue, const AlmostLockedSet& set, Visit&& visit) {
  for (Digit digit : set.felt) {
    for (Cell cell : catalogue.port(set, digit).buddies) visit(Candidate(cell, digit));
  }
}

}  // namespace

void CommonVictims::compute(const Grid& grid, Workspace& workspace) {
  const AlmostLockedSets& catalogue = workspace.get<AlmostLockedSets>(grid);
  sets_of_.reset(Candidate::count, catalogue.size());
  partners_.reset(catalogue.size(), catalogue.size());
  for (int set = 0; set < catalogue.size(); ++set) {
    for_each_victim(catalogue, catalogue[set],
                    [&](Candidate victim) { sets_of_.insert(victim.index(), set); });
  }
  for (int set = 0; set < catalogue.size(); ++set) {
    for_each_victim(catalogue, catalogue[set], [&](Candidate victim) {
      unite(partners_.row(set), sets_of_.row(victim.index()), partners_.words());
    });
  }
}

DigitSet common_victim_digits(const AlmostLockedSets& catalogue, const AlmostLockedSet& a,
                              const AlmostLockedSet& b) {
  DigitSet digits;
  for (Digit digit : a.felt& b.felt) {
    if (catalogue.port(a, digit).buddies.intersects(catalogue.port(b, digit).buddies)) digits.insert(digit);
  }
  return digits;
}

}  // namespace deduku
