// Hidden and naked singles.
#include "src/scales/se/facts/se_evidence.hpp"
#include "src/scales/se/patterns/se_producers.hpp"

namespace deduku::se {

namespace {

void record_single(const SeState& state, SeHouse house, Digit digit, SeHint& hint) {
  record_evidence(hint.evidence, house, state.places[house][digit], bit(digit));
  argue_hidden_single(hint, house);
}

/// The last empty cell of a house goes before every other single.
bool find_last_cell(const SeState& state, SeHint& hint) {
  for (SeHouse house : state.single_houses) {
    if (state.open[house] != 1) continue;
    for (Digit digit : Digit::all()) {
      if (!is_single(state.places[house][digit])) continue;
      hint.place(cell_at(house, lowest<Position>(state.places[house][digit])), digit);
      hint.rating = 10;
      record_single(state, house, digit, hint);
      return true;
    }
  }
  return false;
}

}  // namespace

bool find_hidden_single(const SeState& state, SeHint& hint) {
  if (find_last_cell(state, hint)) return true;
  for (SeHouse house : state.single_houses) {
    if (state.open[house] == 1) continue;
    for (Digit digit : Digit::all()) {
      if (!is_single(state.places[house][digit])) continue;
      hint.place(cell_at(house, lowest<Position>(state.places[house][digit])), digit);
      hint.rating = house.is_box() ? 12 : 15;
      record_single(state, house, digit, hint);
      return true;
    }
  }
  return false;
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
