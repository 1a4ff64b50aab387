#include "src/scales/se/chains/closure_table.hpp"

namespace deduku::se {

bool ClosureTable::continues(const SeState& state, const CandidateBits& alive) const {
  for (Cell cell : Cell::all()) {
    if (value_[cell] != 0 && value_[cell] != state.value[cell]) return false;
  }
  return alive_.contains(alive);
}

void ClosureTable::find_partners(const SeState& state) {
  std::fill(partner_.begin(), partner_.end(), std::nullopt);
  const auto pair = [&](Candidate a, Candidate b) {
    partner_[a] = b;
    partner_[b] = a;
  };
  visit_cell_links(state, pair);
  visit_house_links(state, [&](SeHouse, Candidate a, Candidate b) { pair(a, b); });
}

void ClosureTable::update(const SeState& state, const CandidateBits& alive, int level, const ClosureTable* lower,
                          SeClosure& closure, Budget& budget) {
  if (!continues(state, alive)) known_[0] = known_[1] = CandidateBits();
  lost_ = alive_ - alive;
  for (Cell cell : Cell::all()) {
    if (state.value[cell] != 0 && value_[cell] == 0) lost_.erase({cell, Digit::of(state.value[cell])});
  }
  alive_ = alive;
  value_ = state.value;
  find_partners(state);
  const std::uint64_t units = units_of_assumption(alive.size());
  for (Candidate candidate : alive) {
    budget.spend(units);
    if (budget.is_spent()) return;
    refresh(candidate, true, level, lower, closure);
    if (partner_[candidate]) {
      known_[0].erase(candidate);
    } else {
      refresh(candidate, false, level, lower, closure);
    }
  }
}

void ClosureTable::refresh(Candidate candidate, bool on, int level, const ClosureTable* lower, SeClosure& closure) {
  ClosureSets& closed = closed_[on ? 1 : 0][candidate];
  const ClosureSets* below = lower == nullptr ? nullptr : &lower->at(candidate, on);
  if (below != nullptr && below->contradictory) {
    closed = *below;
    known_[on ? 1 : 0].insert(candidate);
    return;
  }
  if (on && below != nullptr && copy_equivalent(candidate, *below, *lower)) return;
  if (known_[on ? 1 : 0].contains(candidate)) {
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
    closed.off.insert(candidate);
  } else {
    closure.assume(candidate, on, level, closed);
  }
  known_[on ? 1 : 0].insert(candidate);
}

/// Assumptions that imply each other have one closure.
bool ClosureTable::copy_equivalent(Candidate candidate, const ClosureSets& below, const ClosureTable& lower) {
  for (Candidate other : below.on) {
    if (other >= candidate) return false;
    if (!lower.at(other, true).on.contains(candidate)) continue;
    closed_[1][candidate] = closed_[1][other];
    known_[1].insert(candidate);
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
    return !removed.empty() || (level == 3 && scan.removes_with_alternatives(removed));
  }
  return deeper_->removable_dynamic(grid, alive, 0, removed) ||
         (level == 5 && deeper_->removable_dynamic(grid, alive, 2, removed));
}

bool ClosureEngine::removable_dynamic(const SeState& grid, const CandidateBits& alive, int level,
                                      CandidateBits& removed) {
  const ClosureTable& closures = table(level, grid, alive);
  if (budget_.is_spent()) return false;
  for (Candidate candidate : alive) {
    const ClosureSets& if_true = closures.at(candidate, true);
    const ClosureSets& if_false = closures.at(candidate, false);
    const unsigned digits = grid.digits[candidate.cell()];
    if (size_of(digits) < 2) continue;
    if (if_true.contradictory) removed.insert(candidate);
    if (if_false.contradictory) {
      for (Digit other : elements<Digit>(digits & ~bit(candidate.digit()))) removed.insert({candidate.cell(), other});
    }
    if (size_of(digits) > 2) removed |= if_true.off & if_false.off;
  }
  visit_alternatives(grid, 2, [&](std::span<const Candidate> candidates) {
    CandidateBits common = closures.at(candidates[0], true).off;
    for (Candidate candidate : candidates.subspan(1)) common &= closures.at(candidate, true).off;
    removed |= common;
  });
  return !removed.empty();
}

}  // namespace deduku::se
