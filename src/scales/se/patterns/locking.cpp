// Locking as a step, directly (it leaves a hidden single) or by its removals.
#include "src/scales/se/patterns/locking.hpp"

#include "src/scales/se/facts/se_evidence.hpp"
#include "src/scales/se/patterns/se_producers.hpp"

namespace deduku::se {

namespace {

void record_locked(const SeState& state, SeHouse base, SeHouse cover, Digit digit, Evidence* evidence) {
  record_evidence(evidence, base, state.places[base][digit], bit(digit));
  if (evidence != nullptr) evidence->cover = {House(cover)};
}

}  // namespace

bool find_locking(const SeState& state, unsigned digits, SeHint& hint) {
  return visit_locked(state, digits, [&](SeHouse base, SeHouse cover, Digit digit) {
    const unsigned removed = locked_out(state, base, cover, digit);
    if (removed == 0) return false;
    for (Position position : elements<Position>(removed)) hint.remove(cell_at(cover, position), bit(digit));
    hint.rating = base.is_box() ? 26 : 28;
    record_locked(state, base, cover, digit, hint.evidence);
    return true;
  });
}

bool find_direct_locking(const SeState& state, unsigned digits, SeHint& hint) {
  return visit_locked(state, digits, [&](SeHouse base, SeHouse cover, Digit digit) {
    if (locked_out(state, base, cover, digit) == 0) return false;
    for (int number = 0; number < 9; ++number) {
      const SeHouse house = base.parallel(number);
      const unsigned shared = overlap(house, cover);
      if (house == base || shared == 0 || size_of(state.places[house][digit]) < 2) continue;
      const unsigned left = state.places[house][digit] & ~shared;
      if (!is_single(left)) continue;
      hint.place(cell_at(house, lowest<Position>(left)), digit);
      hint.rating = base.is_box() ? 17 : 19;
      record_locked(state, base, cover, digit, hint.evidence);
      if (hint.evidence != nullptr) hint.evidence->goal = {House(house)};
      return true;
    }
    return false;
  });
}

}  // namespace deduku::se
