// Hidden sets, naked sets and fish as steps.
#include "src/scales/se/patterns/se_subsets.hpp"

#include "src/scales/se/facts/se_evidence.hpp"
#include "src/scales/se/patterns/se_producers.hpp"

namespace deduku::se {

namespace {

void record_hidden(const SeState& state, SeHouse house, unsigned digits, unsigned positions, SeHint& hint) {
  record_evidence(hint.evidence, house, positions, digits);
  if (hint.evidence == nullptr) return;
  hint.evidence->use(hint.evidence->base, digit_set(digits));
  explain_by_need(*hint.evidence, state, hint.removed(), digit_set(digits));
}

void record_naked(const SeState& state, SeHouse house, unsigned positions, unsigned digits, SeHint& hint) {
  record_evidence(hint.evidence, house, positions, digits);
  if (hint.evidence == nullptr) return;
  const CellSet cells = cells_at(house, positions);
  hint.evidence->use(cells);
  explain_by_places(*hint.evidence, state, hint.removed(), cells);
}

void record_fish(const SeState& state, const SeFish& fish, SeHint& hint) {
  if (hint.evidence == nullptr) return;
  Evidence& evidence = *hint.evidence = Evidence();
  evidence.digits = digit_set(bit(fish.digit));
  CellSet body;
  for (int number : elements(fish.bases)) {
    const SeHouse base = fish.base(number);
    evidence.base.insert(House(base));
    body |= cells_at(base, state.places[base][fish.digit]);
  }
  for (int number : elements(fish.covers)) evidence.cover.insert(House(fish.cover(number)));
  evidence.add(Role::body, body, evidence.digits);
  evidence.use(evidence.base, evidence.digits);
  explain_by_houses(evidence, hint.removed(), evidence.cover);
}

}  // namespace

bool find_direct_hidden_set(const SeState& state, SeHouseSet houses, int size, SeHint& hint) {
  return visit_hidden_sets(state, houses, size, size, [&](SeHouse house, unsigned digits, unsigned positions) {
    for (Digit digit : elements<Digit>(~digits & full_mask)) {
      const unsigned places = state.places[house][digit];
      if (size_of(places) < 2 || !is_single(places & ~positions)) continue;
      hint.place(cell_at(house, lowest<Position>(places & ~positions)), digit);
      record_hidden(state, house, digits, positions, hint);
      if (hint.evidence != nullptr) hint.evidence->goal = {House(house)};
      argue_hidden_single(hint, house);
      return true;
    }
    return false;
  });
}

bool find_hidden_set(const SeState& state, SeHouseSet houses, int size, SeHint& hint) {
  return visit_hidden_sets(state, houses, size, 2 * size, [&](SeHouse house, unsigned digits, unsigned positions) {
    remove_hidden(state, house, digits, positions, hint.removals);
    if (!hint.has_effect()) return false;
    record_hidden(state, house, digits, positions, hint);
    return true;
  });
}

bool find_naked_set(const SeState& state, SeHouseSet houses, int size, SeHint& hint) {
  return visit_naked_sets(state, houses, size, [&](SeHouse house, unsigned positions, unsigned digits) {
    remove_naked(state, house, positions, digits, hint.removals);
    if (!hint.has_effect()) return false;
    record_naked(state, house, positions, digits, hint);
    return true;
  });
}

bool find_fish(const SeState& state, unsigned digits, int size, SeHint& hint) {
  return visit_fish(state, digits, size, [&](const SeFish& fish) {
    remove_fish(state, fish, hint.removals);
    if (!hint.has_effect()) return false;
    record_fish(state, fish, hint);
    return true;
  });
}

}  // namespace deduku::se
