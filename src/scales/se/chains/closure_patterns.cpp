// The patterns of level 1 inside a closure.
#include "src/scales/se/chains/se_closure.hpp"

namespace deduku::se {

/// Applies every pattern of level 1 that a change can have made; true if anything was removed.
bool SeClosure::find_patterns() {
  const CandidateBits before = off_;
  const CellSet cells = changed_cells_;
  changed_cells_ = CellSet();
  for (Digit digit : Digit::all()) {
    if (contradictory_) break;
    const SeHouseSet houses = changed_houses_[digit];
    changed_houses_[digit] = SeHouseSet();
    for (SeHouse house : houses) find_in_house(house, digit);
  }
  for (Cell cell : cells) {
    if (is_pair(grid_.digits[cell])) find_naked_pair(cell);
  }
  return contradictory_ || !(off_ == before);
}

void SeClosure::find_in_house(SeHouse house, Digit digit) {
  const unsigned places = grid_.places[house][digit];
  const int count = size_of(places);
  if (count < 2 || count > 3) return;
  find_locked(house, digit, places);
  if (count == 2) find_pair(house, digit, grid_.places[house][digit]);
}

void SeClosure::turn_off_in_house(SeHouse house, Digit digit, unsigned positions) {
  for (Position position : elements<Position>(grid_.places[house][digit] & positions)) {
    turn_off({cell_at(house, position), digit});
  }
}

void SeClosure::find_locked(SeHouse house, Digit digit, unsigned places) {
  const auto lock_into = [&](SeHouse other) { turn_off_in_house(other, digit, ~overlap(other, house) & full_mask); };
  const int run = thirds.run[places];
  if (house.is_box()) {
    if (run < 3) lock_into(SeHouse::row(house.number() / 3 * 3 + run));
    const int stride = thirds.stride[places];
    if (stride < 3) lock_into(SeHouse::column(house.number() % 3 * 3 + stride));
  } else if (run < 3) {
    const int third = house.number() / 3;
    lock_into(SeHouse::box(house.is_column() ? 3 * run + third : 3 * third + run));
  }
}

/// Hidden pair and X-Wing.
void SeClosure::find_pair(SeHouse house, Digit digit, unsigned places) {
  if (!is_pair(places)) return;
  for (Digit other : Digit::all()) {
    if (grid_.open[house] <= 4) break;
    if (other == digit || grid_.places[house][other] != places) continue;
    for (Position position : elements<Position>(places)) {
      const Cell cell = cell_at(house, position);
      for (Digit removed : elements<Digit>(grid_.digits[cell] & ~bit(digit) & ~bit(other))) turn_off({cell, removed});
    }
  }
  if (house.is_box() || grid_.filled[digit] > 5) return;
  for (int number = 0; number < 9; ++number) {
    const SeHouse line = house.parallel(number);
    if (line == house || grid_.places[line][digit] != places) continue;
    const unsigned bases = bit(number) | bit(house.number());
    for (int cover : elements(places)) turn_off_in_house(house.crossing(cover), digit, ~bases & full_mask);
  }
}

void SeClosure::find_naked_pair(Cell cell) {
  const unsigned digits = grid_.digits[cell];
  for (SeHouse house : houses_of(cell)) {
    if (grid_.open[house] < 4) continue;
    for (Cell partner : cells_in_order(house)) {
      if (partner == cell || grid_.digits[partner] != digits || !is_pair(digits)) continue;
      for (Cell other : cells_in_order(house)) {
        if (other == cell || other == partner) continue;
        for (Digit digit : elements<Digit>(grid_.digits[other] & digits)) turn_off({other, digit});
      }
    }
  }
}

}  // namespace deduku::se
