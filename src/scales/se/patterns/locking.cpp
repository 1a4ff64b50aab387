// Locking as a step, directly (it leaves a hidden single) or by its removals.
#include "src/scales/se/patterns/locking.hpp"

#include "src/scales/se/facts/evidence.hpp"
#include "src/scales/se/patterns/se_producers.hpp"

namespace deduku::se {

namespace {

void record_locked(const SeState& state, int a, int z, int digit, Evidence* evidence) {
  record_evidence(evidence, a, state.place[a][digit], bit(digit));
  if (evidence != nullptr) evidence->cover = {house_numbered(z)};
}

}  // namespace

bool find_locking(const SeState& state, SeHint& hint) {
  return visit_locked(state, [&](int a, int z, int digit) {
    const unsigned removed = locked_out(state, a, z, digit);
    if (removed == 0) return false;
    for (int position : elements(removed)) hint.remove(geometry.cell_at[z][position], bit(digit));
    hint.rating = a < 9 ? 26 : 28;
    record_locked(state, a, z, digit, hint.evidence);
    return true;
  });
}

bool find_direct_locking(const SeState& state, SeHint& hint) {
  return visit_locked(state, [&](int a, int z, int digit) {
    if (locked_out(state, a, z, digit) == 0) return false;
    const int family_start = a / 9 * 9;
    for (int x = family_start; x < family_start + 9; ++x) {
      const unsigned shared = geometry.overlap[x][z];
      if (x == a || shared == 0 || size_of(state.place[x][digit]) < 2) continue;
      const unsigned left = state.place[x][digit] & ~shared;
      if (!is_single(left)) continue;
      hint.place(geometry.cell_at[x][lowest(left)], digit);
      hint.rating = a < 9 ? 17 : 19;
      record_locked(state, a, z, digit, hint.evidence);
      return true;
    }
    return false;
  });
}

}  // namespace deduku::se
