// The patterns of level 1 inside a closure.
#include "src/scales/se/chains/se_closure.hpp"

namespace deduku::se {

/// Applies every pattern of level 1 that a change can have made; true when something was removed.
bool SeClosure::find_patterns() {
  const CandidateBits before = off_;
  const CellSet cells = changed_cells_;
  changed_cells_ = CellSet();
  for (int digit = 0; digit < 9 && !contradictory_; ++digit) {
    const std::uint32_t houses = changed_houses_[digit];
    changed_houses_[digit] = 0;
    for (int house : elements(houses)) find_in_house(house, digit);
  }
  for (Cell cell : cells) {
    if (is_pair(grid_.cell[cell.raw])) find_naked_pair(cell.raw);
  }
  return contradictory_ || !(off_ == before);
}

void SeClosure::find_in_house(int house, int digit) {
  const unsigned places = grid_.place[house][digit];
  const int count = size_of(places);
  if (count < 2 || count > 3) return;
  find_locked(house, digit, places);
  if (count == 2) find_pair(house, digit, grid_.place[house][digit]);
}

void SeClosure::turn_off_in_house(int house, int digit, unsigned positions) {
  for (int position : elements(grid_.place[house][digit] & positions)) {
    turn_off(9 * geometry.cell_at[house][position] + digit);
  }
}

void SeClosure::find_locked(int house, int digit, unsigned places) {
  const auto lock_into = [&](int other) { turn_off_in_house(other, digit, ~geometry.overlap[other][house] & 0x1FFU); };
  const int run = thirds.run[places];
  if (house < 9) {
    if (run < 3) lock_into(18 + house / 3 * 3 + run);
    const int stride = thirds.stride[places];
    if (stride < 3) lock_into(9 + house % 3 * 3 + stride);
  } else if (run < 3) {
    const int third = house % 9 / 3;
    lock_into(house < 18 ? 3 * run + third : 3 * third + run);
  }
}

/// Hidden pair and X-Wing.
void SeClosure::find_pair(int house, int digit, unsigned places) {
  if (!is_pair(places)) return;
  for (int other = 0; grid_.open[house] > 4 && other < 9; ++other) {
    if (other == digit || grid_.place[house][other] != places) continue;
    for (int position : elements(places)) {
      const int cell = geometry.cell_at[house][position];
      for (int gone : elements(grid_.cell[cell] & ~bit(digit) & ~bit(other))) turn_off(9 * cell + gone);
    }
  }
  if (house < 9 || grid_.filled[digit] > 5) return;
  const int first = house / 9 * 9;
  for (int line = first; line < first + 9; ++line) {
    if (line == house || grid_.place[line][digit] != places) continue;
    const unsigned bases = bit(line - first) | bit(house - first);
    for (int cover : elements(places)) turn_off_in_house((first == 9 ? 18 : 9) + cover, digit, ~bases & 0x1FFU);
  }
}

void SeClosure::find_naked_pair(int cell) {
  const unsigned digits = grid_.cell[cell];
  for (const int house : geometry.house_of[cell]) {
    if (grid_.open[house] < 4) continue;
    for (const int mate : geometry.cell_at[house]) {
      if (mate == cell || grid_.cell[mate] != digits || !is_pair(digits)) continue;
      for (const int other : geometry.cell_at[house]) {
        if (other == cell || other == mate) continue;
        for (int digit : elements(grid_.cell[other] & digits)) turn_off(9 * other + digit);
      }
    }
  }
}

}  // namespace deduku::se
