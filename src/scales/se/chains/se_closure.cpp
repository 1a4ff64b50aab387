#include "src/scales/se/chains/se_closure.hpp"

#include "src/scales/se/chains/closure_table.hpp"

namespace deduku::se {

void SeClosure::start() {
  grid_ = *source_;
  on_ = off_ = CandidateBits();
  contradictory_ = false;
  depth_ = 0;
  changed_cells_ = CellSet();
  changed_houses_ = {};
  scanned_ = clean_;
  if (scanned_) scanned_grid_ = grid_;
}

void SeClosure::assume(Candidate candidate, bool on, int level, ClosureSets& result) {
  start();
  if (on) {
    turn_on(candidate);
  } else {
    turn_off(candidate);
  }
  settle(level, result);
}

void SeClosure::resume(const ClosureSets& known, const CandidateBits& lost, int level, ClosureSets& result) {
  start();
  on_ = known.on & *alive_;
  off_ = known.off & *alive_;
  for (Candidate removed : off_) {
    const Cell cell = removed.cell();
    const Digit digit = removed.digit();
    // It omits the singles that SeState::remove notes, because a closure finds them by itself.
    grid_.digits[cell] &= static_cast<Mask>(~bit(digit));
    for (SeHouseKind kind : SeHouseKind::all()) {
      grid_.places[house_of(cell, kind)][digit] &= static_cast<Mask>(~bit(position_of(cell, kind)));
    }
    if (level == 0) continue;
    changed_houses_[digit] |= house_set(cell);
    changed_cells_.insert(cell);
  }
  if (known.on.intersects(lost)) contradictory_ = true;
  for (Candidate candidate : lost) look_for_single(candidate);
  settle(level, result);
}

void SeClosure::settle(int level, ClosureSets& result) {
  while (propagate()) {
    if (level > 0 && find_patterns()) continue;
    if (level > 1 && find_chains(level)) continue;
    break;
  }
  result = {{on_, off_}, contradictory_};
}

/// False after a contradiction.
bool SeClosure::propagate() {
  while (depth_ > 0 && !contradictory_) {
    const Candidate candidate = stack_[--depth_];
    if (!grid_.has(candidate)) contradictory_ = true;
    visit_excluded(grid_, candidate, true, [&](Candidate target, NodeCause) {
      turn_off(target);
      return contradictory_;
    });
  }
  return !contradictory_;
}

inline void SeClosure::turn_on(Candidate candidate) {
  if (on_.contains(candidate)) return;
  on_.insert(candidate);
  stack_[depth_++] = candidate;
}

/// Removes a candidate that is on the grid.
void SeClosure::turn_off(Candidate candidate) {
  const Cell cell = candidate.cell();
  const Digit digit = candidate.digit();
  if (on_.contains(candidate)) contradictory_ = true;
  off_.insert(candidate);
  const unsigned rest = grid_.digits[cell] &= static_cast<Mask>(~bit(digit));
  if ((rest & (rest - 1)) == 0) {
    if (rest == 0) {
      contradictory_ = true;
    } else {
      turn_on({cell, lowest<Digit>(rest)});
    }
  }
  for (SeHouseKind kind : SeHouseKind::all()) {
    const SeHouse house = house_of(cell, kind);
    const unsigned places = grid_.places[house][digit] &= static_cast<Mask>(~bit(position_of(cell, kind)));
    if ((places & (places - 1)) != 0) continue;
    if (places == 0) {
      contradictory_ = true;
    } else {
      turn_on({cell_at(house, lowest<Position>(places)), digit});
    }
  }
  changed_houses_[digit] |= house_set(cell);
  changed_cells_.insert(cell);
}

void SeClosure::turn_off(const CandidateBits& candidates) {
  for (Candidate candidate : candidates) {
    if (grid_.has(candidate)) turn_off(candidate);
  }
}

/// Turns on the singles that the removal of a candidate from the source has left.
void SeClosure::look_for_single(Candidate candidate) {
  const Cell cell = candidate.cell();
  const Digit digit = candidate.digit();
  changed_houses_[digit] |= house_set(cell);
  changed_cells_.insert(cell);
  if (is_single(grid_.digits[cell])) turn_on({cell, lowest<Digit>(grid_.digits[cell])});
  if (grid_.digits[cell] == 0 && grid_.value[cell] == 0) contradictory_ = true;
  for (SeHouse house : houses_of(cell)) {
    const unsigned places = grid_.places[house][digit];
    if (is_single(places)) turn_on({cell_at(house, lowest<Position>(places)), digit});
    if (places == 0 && source_->places[house][digit] != 0) contradictory_ = true;
  }
}

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

bool SeClosure::find_chains(int level) {
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
