// What has changed between two grids. A pattern that lies in one house, or in the places of one digit, need not be looked
// for again where nothing has changed since it was not found. Nor need one that lies in a few cells, as long as
// candidates only go: what it would remove was not there before.
#pragma once

#include "src/scales/se/facts/se_state.hpp"

namespace deduku::se {

struct SeChanges {
  SeHouseSet houses;    ///< those whose candidates or filled cells differ
  unsigned digits = 0;  ///< those whose places or filled cells differ
  CellSet cells;        ///< those whose candidates differ, or all if some cell has a new one

  SeChanges& operator|=(const SeChanges& other) {
    houses |= other.houses;
    digits |= other.digits;
    cells |= other.cells;
    return *this;
  }
};

inline SeChanges changes_between(const SeState& before, const SeState& after) {
  SeChanges changes;
  Table<SeHouse, Mask> positions;  // those with a difference
  Mask differing[9] = {};          // the same by digit
  Mask added = 0;
  for (SeHouse house : SeHouse::all()) {
    const Mask(&old_places)[9] = before.places[house].values;
    const Mask(&places)[9] = after.places[house].values;
    Mask any = 0;
    for (int digit = 0; digit < 9; ++digit) {
      const auto difference = static_cast<Mask>(old_places[digit] ^ places[digit]);
      differing[digit] |= difference;
      any |= difference;
      added |= static_cast<Mask>(difference & places[digit]);
    }
    positions[house] = any;
    changes.houses.insert_if(any != 0 || before.open[house] != after.open[house], house);
  }
  for (Digit digit : Digit::all()) {
    const bool is_changed = differing[digit.index()] != 0 || before.filled[digit] != after.filled[digit];
    changes.digits |= is_changed ? bit(digit) : 0U;
  }
  changes.cells = added != 0 ? CellSet::all() : cells_by_row([&](SeHouse row) { return positions[row]; });
  return changes;
}

}  // namespace deduku::se
