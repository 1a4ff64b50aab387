#include "src/scales/se/chains/se_closure.hpp"

#include "src/scales/se/chains/closure_table.hpp"

namespace deduku::se {

namespace {

constexpr std::uint32_t houses_mask(int cell) {
  const auto& houses = geometry.house_of[cell];
  return 1U << houses[0] | 1U << houses[1] | 1U << houses[2];
}

}  // namespace

void SeClosure::start() {
  grid_ = *source_;
  on_ = off_ = CandidateBits();
  contradictory_ = false;
  depth_ = 0;
  changed_cells_ = CellSet();
  for (std::uint32_t& houses : changed_houses_) houses = 0;
  scanned_ = clean_;
  if (scanned_) scanned_grid_ = grid_;
}

void SeClosure::assume(int candidate, bool on, int level, ClosureSets& result) {
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
    const int candidate = stack_[--depth_];
    if (!grid_.has(candidate)) contradictory_ = true;
    visit_excluded(grid_, candidate, true, [&](int target, NodeCause) {
      turn_off(target);
      return contradictory_;
    });
  }
  return !contradictory_;
}

inline void SeClosure::turn_on(int candidate) {
  if (on_.contains(Candidate(candidate))) return;
  on_.insert(Candidate(candidate));
  stack_[depth_++] = static_cast<std::uint16_t>(candidate);
}

/// Removes a candidate that is on the grid.
void SeClosure::turn_off(int candidate) {
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
    const unsigned places = grid_.place[house][digit] &= static_cast<Mask>(~bit(geometry.position_of[cell][family]));
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

void SeClosure::turn_off(const CandidateBits& candidates) {
  for (Candidate candidate : candidates) {
    if (grid_.has(candidate.raw)) turn_off(candidate.raw);
  }
}

/// Does what the removal of a candidate from the source calls for.
void SeClosure::look_for_single(int candidate) {
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
