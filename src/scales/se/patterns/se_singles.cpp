// Hidden and naked singles.
#include "src/scales/se/facts/evidence.hpp"
#include "src/scales/se/patterns/se_producers.hpp"

namespace deduku::se {

namespace {

/// The last empty cell of a house goes before every other single.
bool find_last_cell(const SeState& state, SeHint& hint) {
  for (int house : elements(state.single_houses)) {
    if (state.open[house] != 1) continue;
    for (int digit = 0; digit < 9; ++digit) {
      if (!is_single(state.place[house][digit])) continue;
      hint.place(geometry.cell_at[house][lowest(state.place[house][digit])], digit);
      hint.rating = 10;
      record_evidence(hint.evidence, house, state.place[house][digit], bit(digit));
      return true;
    }
  }
  return false;
}

}  // namespace

bool find_hidden_single(const SeState& state, SeHint& hint) {
  if (find_last_cell(state, hint)) return true;
  for (int house : elements(state.single_houses)) {
    if (state.open[house] == 1) continue;
    for (int digit = 0; digit < 9; ++digit) {
      if (!is_single(state.place[house][digit])) continue;
      hint.place(geometry.cell_at[house][lowest(state.place[house][digit])], digit);
      hint.rating = house < 9 ? 12 : 15;
      record_evidence(hint.evidence, house, state.place[house][digit], bit(digit));
      return true;
    }
  }
  return false;
}

bool find_naked_single(const SeState& state, SeHint& hint) {
  for (Cell single : state.single_cells) {
    const int cell = single.raw;
    if (!is_single(state.cell[cell])) continue;
    hint.place(cell, lowest(state.cell[cell]));
    hint.rating = 23;
    if (hint.evidence != nullptr) {
      *hint.evidence = Evidence();
      hint.evidence->digits = digit_set(state.cell[cell]);
      hint.evidence->add(Role::body, {Cell(cell)}, digit_set(state.cell[cell]));
    }
    return true;
  }
  return false;
}

}  // namespace deduku::se
