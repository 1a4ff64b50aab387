#include "src/generate/orbits.hpp"

#include <algorithm>

namespace deduku::generate {

std::vector<CellSet> orbits(std::span<const Symmetry> motions) {
  std::vector<CellSet> orbits;
  CellSet seen;
  for (Cell cell : Cell::all()) {
    if (seen.contains(cell)) continue;
    CellSet orbit{cell};
    for (int size = 0; size != orbit.size();) {
      size = orbit.size();
      for (Cell other : orbit) {
        for (const Symmetry& motion : motions) orbit.insert(motion(other));
      }
    }
    seen |= orbit;
    orbits.push_back(orbit);
  }
  return orbits;
}

bool includes(Pattern pattern, Pattern other) {
  const std::vector<Symmetry> all = motions_of(pattern);
  return std::ranges::all_of(motions_of(other),
                             [&](const Symmetry& motion) { return std::ranges::count(all, motion) > 0; });
}

bool fits(Pattern found, const PatternConstraint& wanted) {
  return wanted.is_exact ? found == wanted.pattern : includes(found, wanted.pattern);
}

bool can_have(std::span<const CellSet> orbits, int least, int most) {
  std::array<bool, Cell::count + 1> is_sum{true};
  for (const CellSet& orbit : orbits) {
    for (int sum = Cell::count; sum >= orbit.size(); --sum) is_sum[sum] |= is_sum[sum - orbit.size()];
  }
  return least <= most && std::find(&is_sum[least], &is_sum[most] + 1, true) != &is_sum[most] + 1;
}

}  // namespace deduku::generate
