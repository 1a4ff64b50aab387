// The differences between two grids. A pattern in one house, or in the places of one digit, need not be searched again
// if nothing has changed since it was not found. The same holds for a pattern in a few cells as long as candidates are
// only removed: its removals did not exist before.
#pragma once

#include "src/scales/se/facts/lanes.hpp"

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

/// The houses of these cells of each row.
inline SeHouseSet houses_with(const std::array<unsigned, 9>& cells) {
  SeHouseSet houses;
  unsigned columns = 0;
  for (int row = 0; row < 9; ++row) {
    houses.insert_if(cells[row] != 0, SeHouse::row(row));
    columns |= cells[row];
  }
  for (int number = 0; number < 9; ++number) {
    const int row = number / 3 * 3;
    const unsigned band = cells[row] | cells[row + 1] | cells[row + 2];
    houses.insert_if((band >> number % 3 * 3 & 7) != 0, SeHouse::box(number));
    houses.insert_if((columns >> number & 1) != 0, SeHouse::column(number));
  }
  return houses;
}

inline SeChanges changes_between(const SeState& before, const SeState& after) {
  Lanes differing{};
  Lanes added{};
  std::array<unsigned, 9> cells;  // for each row the cells that differ
  for (int row = 0; row < 9; ++row) {
    Lanes old_places;
    Lanes places;
    load(old_places, before.places[SeHouse::row(row)]);
    load(places, after.places[SeHouse::row(row)]);
    const Lanes difference = old_places ^ places;
    differing |= difference;
    added |= difference & places;
    cells[row] = united(difference);
  }
  SeChanges changes{houses_with(cells), digits_in(differing), CellSet::all()};
  if (united(added) == 0) changes.cells = cells_by_row([&](SeHouse row) { return cells[row.number()]; });
  // A cell without candidates may have been filled.
  for (SeHouse house : SeHouse::all()) changes.houses.insert_if(before.open[house] != after.open[house], house);
  for (Digit digit : Digit::all()) changes.digits |= before.filled[digit] != after.filled[digit] ? bit(digit) : 0U;
  return changes;
}

}  // namespace deduku::se
