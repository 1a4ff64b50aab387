// Hidden sets, naked sets and fish as steps.
#include "src/scales/se/patterns/se_subsets.hpp"

#include "src/scales/se/facts/evidence.hpp"
#include "src/scales/se/patterns/se_producers.hpp"

namespace deduku::se {

namespace {

void record_fish(const SeState& state, const SeFish& fish, Evidence* evidence) {
  if (evidence == nullptr) return;
  *evidence = Evidence();
  evidence->digits = digit_set(bit(fish.digit));
  CellSet body;
  for (int base : elements(fish.bases)) {
    evidence->base.insert(house_numbered(fish.base(base)));
    body |= cells_at(fish.base(base), state.place[fish.base(base)][fish.digit]);
  }
  for (int cover : elements(fish.covers)) evidence->cover.insert(house_numbered(fish.cover(cover)));
  evidence->add(Role::body, body, evidence->digits);
}

}  // namespace

bool find_direct_hidden_set(const SeState& state, int size, SeHint& hint) {
  return visit_hidden_sets(state, size, size, [&](int house, unsigned digits, unsigned positions) {
    for (int digit : elements(~digits & 0x1FFU)) {
      const unsigned places = state.place[house][digit];
      if (size_of(places) < 2 || !is_single(places & ~positions)) continue;
      hint.place(geometry.cell_at[house][lowest(places & ~positions)], digit);
      hint.rating = size == 2 ? 20 : 25;
      record_evidence(hint.evidence, house, positions, digits);
      return true;
    }
    return false;
  });
}

bool find_hidden_set(const SeState& state, int size, SeHint& hint) {
  static constexpr int ratings[] = {34, 40, 54};
  hint.rating = ratings[size - 2];
  return visit_hidden_sets(state, size, 2 * size, [&](int house, unsigned digits, unsigned positions) {
    remove_hidden(state, house, digits, positions, hint.removals);
    if (!hint.has_effect()) return false;
    record_evidence(hint.evidence, house, positions, digits);
    return true;
  });
}

bool find_naked_set(const SeState& state, int size, SeHint& hint) {
  static constexpr int ratings[] = {30, 36, 50};
  hint.rating = ratings[size - 2];
  return visit_naked_sets(state, size, [&](int house, unsigned positions, unsigned digits) {
    remove_naked(state, house, positions, digits, hint.removals);
    if (!hint.has_effect()) return false;
    record_evidence(hint.evidence, house, positions, digits);
    return true;
  });
}

bool find_fish(const SeState& state, int size, SeHint& hint) {
  static constexpr int ratings[] = {32, 38, 52};
  hint.rating = ratings[size - 2];
  return visit_fish(state, size, [&](const SeFish& fish) {
    remove_fish(state, fish, hint.removals);
    if (!hint.has_effect()) return false;
    record_fish(state, fish, hint.evidence);
    return true;
  });
}

}  // namespace deduku::se
