#include "techniques/se/chains/closure.hpp"

#include "techniques/se/chains/closure_table.hpp"

namespace deduku::se {

namespace {

constexpr std::uint32_t houses_mask(int cell) {
  const auto& houses = geometry.house_of[cell];
  return 1U << houses[0] | 1U << houses[1] | 1U << houses[2];
}

}  // namespace

void Closure::start() {
  grid_ = *source_;
  on_ = off_ = CandidateBits();
  contradictory_ = false;
  depth_ = 0;
  changed_cells_ = CellSet();
  for (std::uint32_t& houses : changed_houses_) houses = 0;
  scanned_ = clean_;
  if (scanned_) scanned_grid_ = grid_;
}

void Closure::assume(int candidate, bool on, int level, Closed& result) {
  start();
  if (on) {
    turn_on(candidate);
  } else {
    turn_off(candidate);
  }
  settle(level, result);
}

void Closure::resume(const Closed& known, const CandidateBits& lost, int level, Closed& result) {
  start();
  on_ = known.on & *alive_;
  off_ = known.off & *alive_;
  for (Candidate gone : off_) {
    const int cell = gone.raw / 9;
    const int digit = gone.raw % 9;
    grid_.remove(cell, digit);
    changed_houses_[digit] |= houses_mask(cell);
    changed_cells_.insert(Cell(cell));
  }
  if (known.on.intersects(lost)) contradictory_ = true;
  for (Candidate candidate : lost) look_for_single(candidate.raw);
  settle(level, result);
}

void Closure::settle(int level, Closed& result) {
  while (propagate()) {
    if (level > 0 && find_patterns()) continue;
    if (level > 1 && find_chains(level)) continue;
    break;
  }
  result = {{on_, off_}, contradictory_};
}

/// False after a contradiction.
bool Closure::propagate() {
  while (depth_ > 0 && !contradictory_) {
    const int candidate = stack_[--depth_];
    if (!grid_.has(candidate)) contradictory_ = true;
    visit_excluded(grid_, candidate, true, [&](int target, Cause) {
      turn_off(target);
      return contradictory_;
    });
  }
  return !contradictory_;
}

inline void Closure::turn_on(int candidate) {
  if (on_.contains(Candidate(candidate))) return;
  on_.insert(Candidate(candidate));
  stack_[depth_++] = static_cast<std::uint16_t>(candidate);
}

/// Removes a candidate that is on the grid.
inline void Closure::turn_off(int candidate) {
  const int cell = candidate / 9;
  const int digit = candidate % 9;
  if (on_.contains(Candidate(candidate))) contradictory_ = true;
  off_.insert(Candidate(candidate));
  const unsigned rest = grid_.cell[cell] &= static_cast<Mask>(~bit(digit));
  if ((rest & (rest - 1)) == 0) {
    if (rest == 0) {
      contradictory_ = true;
    } else {
      turn_on(9 * cell + lowest(rest));
    }
  }
  for (int family = 0; family < 3; ++family) {
    const int house = geometry.house_of[cell][family];
    const unsigned places = grid_.place[house][digit] &=
        static_cast<Mask>(~bit(geometry.position_of[cell][family]));
    if ((places & (places - 1)) != 0) continue;
    if (places == 0) {
      contradictory_ = true;
    } else {
      turn_on(9 * geometry.cell_at[house][lowest(places)] + digit);
    }
  }
  changed_houses_[digit] |= houses_mask(cell);
  changed_cells_.insert(Cell(cell));
}

void Closure::turn_off(const CandidateBits& candidates) {
  for (Candidate candidate : candidates) {
    if (grid_.has(candidate.raw)) turn_off(candidate.raw);
  }
}

/// Does what the removal of a candidate from the source calls for.
void Closure::look_for_single(int candidate) {
  const int cell = candidate / 9;
  const int digit = candidate % 9;
  changed_houses_[digit] |= houses_mask(cell);
  changed_cells_.insert(Cell(cell));
  if (is_single(grid_.cell[cell])) turn_on(9 * cell + lowest(grid_.cell[cell]));
  if (grid_.cell[cell] == 0 && grid_.value[cell] == 0) contradictory_ = true;
  for (const int house : geometry.house_of[cell]) {
    const unsigned places = grid_.place[house][digit];
    if (is_single(places)) turn_on(9 * geometry.cell_at[house][lowest(places)] + digit);
    if (places == 0 && source_->place[house][digit] != 0) contradictory_ = true;
  }
}

/// Applies every pattern of level 1 that a change can have made; true when something was removed.
bool Closure::find_patterns() {
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

void Closure::find_in_house(int house, int digit) {
  const unsigned places = grid_.place[house][digit];
  const int count = size_of(places);
  if (count < 2 || count > 3) return;
  find_locked(house, digit, places);
  if (count == 2) find_pair(house, digit, grid_.place[house][digit]);
}

void Closure::turn_off_in_house(int house, int digit, unsigned positions) {
  for (int position : elements(grid_.place[house][digit] & positions)) {
    turn_off(9 * geometry.cell_at[house][position] + digit);
  }
}

void Closure::find_locked(int house, int digit, unsigned places) {
  const auto lock_into = [&](int other) {
    turn_off_in_house(other, digit, ~geometry.overlap[other][house] & 0x1FFU);
  };
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
void Closure::find_pair(int house, int digit, unsigned places) {
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
    for (int cover : elements(places))
      turn_off_in_house((first == 9 ? 18 : 9) + cover, digit, ~bases & 0x1FFU);
  }
}

void Closure::find_naked_pair(int cell) {
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

bool Closure::find_chains(int level) {
  CandidateBits removable;
  if (!inner_.removable(grid_, scanned_ ? &scanned_grid_ : nullptr, level, removable)) {
    scanned_ = true;
    scanned_grid_ = grid_;
    return false;
  }
  turn_off(removable);
  return true;
}

}  // namespace deduku::se
