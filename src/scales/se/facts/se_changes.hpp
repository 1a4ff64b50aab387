// What has changed between two grids. A pattern that lies in one house, or in the places of one digit, need not be looked
// for again where nothing has changed since it was not found.
#pragma once

#include "src/scales/se/facts/se_state.hpp"

namespace deduku::se {

struct SeChanges {
  SeHouseSet houses;    ///< those whose candidates or filled cells differ
  unsigned digits = 0;  ///< those whose places or filled cells differ

  static SeChanges all() { return {SeHouseSet::all(), full_mask}; }
  SeChanges& operator|=(const SeChanges& other) {
    houses |= other.houses;
    digits |= other.digits;
    return *this;
  }
};

inline SeChanges changes_between(const SeState& before, const SeState& after) {
  SeChanges changes;
  Mask differing[9] = {};
  for (SeHouse house : SeHouse::all()) {
    const Mask(&old_places)[9] = before.places[house].values;
    const Mask(&places)[9] = after.places[house].values;
    unsigned any = before.open[house] ^ after.open[house];
    for (int digit = 0; digit < 9; ++digit) {
      const auto difference = static_cast<Mask>(old_places[digit] ^ places[digit]);
      differing[digit] |= difference;
      any |= difference;
    }
    changes.houses.insert_if(any != 0, house);
  }
  for (Digit digit : Digit::all()) {
    const bool is_changed = differing[digit.index()] != 0 || before.filled[digit] != after.filled[digit];
    changes.digits |= is_changed ? bit(digit) : 0U;
  }
  return changes;
}

}  // namespace deduku::se
