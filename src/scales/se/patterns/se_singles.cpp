// Hidden and naked singles.
#include "src/scales/se/facts/se_evidence.hpp"
#include "src/scales/se/patterns/se_producers.hpp"

namespace deduku::se {

namespace {

/// The first single of a house in which it fills the last empty cell, or of any other house.
bool find_single_of(bool is_last_cell, const SeState& state, SeHint& hint) {
  for (SeHouse house : state.single_houses) {
    if ((state.open[house] == 1) != is_last_cell) continue;
    for (Digit digit : Digit::all()) {
      if (!is_single(state.places[house][digit])) continue;
      hint.place(cell_at(house, lowest<Position>(state.places[house][digit])), digit);
      const int rating_of_other = house.is_box() ? 12 : 15;
      hint.rating = is_last_cell ? 10 : rating_of_other;
      record_evidence(hint.evidence, house, state.places[house][digit], bit(digit));
      argue_hidden_single(hint, house);
      return true;
    }
  }
  return false;
}

}  // namespace

/// The last empty cell of a house goes before every other single.
bool find_hidden_single(const SeState& state, SeHint& hint) {
  constexpr bool last_cell = true;
  return find_single_of(last_cell, state, hint) || find_single_of(!last_cell, state, hint);
}

bool find_naked_single(const SeState& state, SeHint& hint) {
  for (Cell cell : state.single_cells) {
    if (!is_single(state.digits[cell])) continue;
    hint.place(cell, lowest<Digit>(state.digits[cell]));
    if (hint.evidence != nullptr) {
      *hint.evidence = Evidence();
      hint.evidence->digits = digit_set(state.digits[cell]);
      hint.evidence->add(Role::body, {cell}, digit_set(state.digits[cell]));
      argue_naked_single(*hint.evidence, *hint.placement);
    }
    return true;
  }
  return false;
}

}  // namespace deduku::se
