// Hidden and naked singles.
#include "techniques/se/evidence.hpp"
#include "techniques/se/producers.hpp"

namespace deduku::se {

namespace {

/// The last empty cell of a house goes before every other single.
bool find_last_cell(const State& state, Hint& hint) {
  for (int house = 0; house < 27; ++house) {
    if (state.open[house] != 1) continue;
    for (int digit = 0; digit < 9; ++digit) {
      if (!is_single(state.place[house][digit])) continue;
      hint.place(geometry.cell_at[house][lowest(state.place[house][digit])], digit);
      hint.rating = 10;
      tell(hint.evidence, house, state.place[house][digit], bit(digit));
      return true;
    }
  }
  return false;
}

/// Whether some digit has one place left in the house; without branches, so that it is one vector operation.
bool has_hidden_single(const Mask (&place)[9]) {
  unsigned found = 0;
  for (const Mask positions : place) {
    const unsigned rest = positions & (positions - 1U);
    found |= static_cast<unsigned>(rest == 0) & static_cast<unsigned>(positions != 0);
  }
  return found != 0;
}

}  // namespace

bool find_hidden_single(const State& state, Hint& hint) {
  if (find_last_cell(state, hint)) return true;
  for (int house = 0; house < 27; ++house) {
    if (state.open[house] == 1 || !has_hidden_single(state.place[house])) continue;
    for (int digit = 0; digit < 9; ++digit) {
      if (!is_single(state.place[house][digit])) continue;
      hint.place(geometry.cell_at[house][lowest(state.place[house][digit])], digit);
      hint.rating = house < 9 ? 12 : 15;
      tell(hint.evidence, house, state.place[house][digit], bit(digit));
      return true;
    }
  }
  return false;
}

bool find_naked_single(const State& state, Hint& hint) {
  for (int cell = 0; cell < 81; ++cell) {
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
