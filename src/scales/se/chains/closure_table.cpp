#include "src/scales/se/chains/closure_table.hpp"

#include <cstring>

namespace deduku::se {

bool ClosureTable::continues(const SeState& state, const CandidateBits& alive) const {
  for (int cell = 0; cell < 81; ++cell) {
    if (value_[cell] != 0 && value_[cell] != state.value[cell]) return false;
  }
  return alive_.contains(alive);
}

void ClosureTable::find_partners(const SeState& state) {
  std::fill(std::begin(partner_), std::end(partner_), std::int16_t{-1});
  const auto pair = [&](int a, int b) {
    partner_[a] = static_cast<std::int16_t>(b);
    partner_[b] = static_cast<std::int16_t>(a);
  };
  visit_cell_links(state, pair);
  visit_house_links(state, [&](int, int digit, int a, int b) { pair(9 * a + digit, 9 * b + digit); });
}

void ClosureTable::update(const SeState& state, const CandidateBits& alive, int level, const ClosureTable* lower,
                          SeClosure& closure, WorkBudget& budget) {
  if (!continues(state, alive)) known_[0] = known_[1] = CandidateBits();
  lost_ = alive_ - alive;
  for (int cell = 0; cell < 81; ++cell) {
    if (state.value[cell] != 0 && value_[cell] == 0) lost_.erase(Candidate(9 * cell + state.value[cell] - 1));
  }
  alive_ = alive;
  std::memcpy(value_, state.value, sizeof value_);
  find_partners(state);
  for (Candidate candidate : alive) {
    budget.spend();
    if (budget.is_spent()) return;
    refresh(candidate.raw, true, level, lower, closure);
    if (partner_[candidate.raw] < 0) {
      refresh(candidate.raw, false, level, lower, closure);
    } else {
      known_[0].erase(candidate);
    }
  }
}

void ClosureTable::refresh(int candidate, bool on, int level, const ClosureTable* lower, SeClosure& closure) {
  ClosureSets& closed = closed_[on ? 1 : 0][candidate];
  const ClosureSets* below = lower == nullptr ? nullptr : &lower->at(candidate, on);
  if (below != nullptr && below->contradictory) {
    closed = *below;
    known_[on ? 1 : 0].insert(Candidate(candidate));
    return;
  }
  if (on && below != nullptr && copy_equivalent(candidate, *below, *lower)) return;
  if (known_[on ? 1 : 0].contains(Candidate(candidate))) {
    if (closed.contradictory) return;
    if (closed.off.contains(lost_)) {
      closed.on &= alive_;
      closed.off &= alive_;
      return;
    }
    closure.resume(ClosureSets(closed), lost_, level, closed);
  } else if (below != nullptr) {
    closure.resume(*below, CandidateBits(), level, closed);
  } else if (!on && level == 0) {
    closed = ClosureSets();
    closed.off.insert(Candidate(candidate));
  } else {
    closure.assume(candidate, on, level, closed);
  }
  known_[on ? 1 : 0].insert(Candidate(candidate));
}

/// Assumptions that imply each other have one closure.
bool ClosureTable::copy_equivalent(int candidate, const ClosureSets& below, const ClosureTable& lower) {
  for (Candidate other : below.on) {
    if (other.raw >= candidate) return false;
    if (!lower.at(other.raw, true).on.contains(Candidate(candidate))) continue;
    closed_[1][candidate] = closed_[1][other.raw];
    known_[1].insert(Candidate(candidate));
    return true;
  }
  return false;
}

bool ClosureEngine::is_clean(const SeState& grid, const CandidateBits& alive) {
  scan_.prepare(grid, alive);
  return scan_.conclusions(nullptr).off.empty();
}

const ClosureTable& ClosureEngine::table(int level, const SeState& state, const CandidateBits& alive) {
  // Levels 1, 2, 3 add to each other; 4 adds dynamic chains, which cover all static ones, and 5 adds to 4.
  const ClosureTable* lower = level == 0 ? nullptr : &table(level - 1, state, alive);
  if (!tables_[level]) tables_[level] = std::make_unique<ClosureTable>();
  closure_.set_source(state, alive, level >= 2 && is_clean(state, alive));
  tables_[level]->update(state, alive, level, lower, closure_, budget_);
  return *tables_[level];
}

bool ClosureEngine::removable(const SeState& grid, const SeState* known, int level, CandidateBits& removed) {
  if (!deeper_) deeper_ = std::make_unique<ClosureEngine>(budget_);
  const CandidateBits alive = grid.candidates();
  if (level <= 3) {
    StaticScan& scan = deeper_->scan_;
    scan.prepare(grid, alive);
    removed = scan.conclusions(known).off;
    return !removed.empty() || (level == 3 && deeper_->removable_multiple(grid, removed));
  }
  return deeper_->removable_dynamic(grid, alive, 0, removed) ||
         (level == 5 && deeper_->removable_dynamic(grid, alive, 2, removed));
}

bool ClosureEngine::removable_multiple(const SeState& grid, CandidateBits& removed) {
  visit_alternatives(grid, 3,
                     [&](const int* candidates, int count) { removed |= scan_.common(candidates, count).off; });
  return !removed.empty();
}

bool ClosureEngine::removable_dynamic(const SeState& grid, const CandidateBits& alive, int level,
                                      CandidateBits& removed) {
  const ClosureTable& closures = table(level, grid, alive);
  if (budget_.is_spent()) return false;
  for (Candidate candidate : alive) {
    const ClosureSets& if_true = closures.at(candidate.raw, true);
    const ClosureSets& if_false = closures.at(candidate.raw, false);
    const unsigned digits = grid.cell[candidate.raw / 9];
    if (size_of(digits) < 2) continue;
    if (if_true.contradictory) removed.insert(candidate);
    if (if_false.contradictory) {
      for (int other : elements(digits & ~bit(candidate.raw % 9)))
        removed.insert(Candidate(candidate.raw / 9 * 9 + other));
    }
    if (size_of(digits) > 2) removed |= if_true.off & if_false.off;
  }
  visit_alternatives(grid, 2, [&](const int* candidates, int count) {
    CandidateBits common = closures.at(candidates[0], true).off;
    for (int i = 1; i < count; ++i) common &= closures.at(candidates[i], true).off;
    removed |= common;
  });
  return !removed.empty();
}

}  // namespace deduku::se
