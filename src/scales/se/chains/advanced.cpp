// The continuation of a run when nothing follows any more: patterns on the reduced grid, from level 2 on also whole
// chain searches. The first pattern or search with a removal ends the call; its removals become false nodes whose
// parents are the removals it depends on. A hint that depends on none of this run's removals is skipped.
#include <optional>

#include "src/scales/se/chains/engine.hpp"
#include "src/scales/se/patterns/locking.hpp"
#include "src/scales/se/patterns/se_subsets.hpp"

namespace deduku::se {

/// Notes a candidate that this run has removed as a parent of the next removals.
void Propagation::need_removed(Candidate candidate) {
  if (parent_set_.contains(candidate)) return;
  parent_set_.insert(candidate);
  parents_[parent_count_++] = node_of_[0][candidate];
}

void Propagation::need_removed_in_house(SeHouse house, Digit digit, unsigned positions) {
  const unsigned removed = source_->places[house][digit] & ~grid_.places[house][digit] & positions;
  for (Position position : elements<Position>(removed)) need_removed({cell_at(house, position), digit});
}

void Propagation::need_removed_in_cell(Cell cell, unsigned digits) {
  const unsigned removed = source_->digits[cell] & ~grid_.digits[cell] & digits;
  for (Digit digit : elements<Digit>(removed)) need_removed({cell, digit});
}

/// Adds the removals as false nodes with the parents noted so far, and forgets these. False without parents.
bool Propagation::remove_by_pattern(const CandidateBits& removals, NodeCause cause, std::uint16_t nested) {
  const int count = parent_count_;
  parent_count_ = 0;
  parent_set_ = CandidateBits();
  if (count == 0) return false;
  for (Candidate removed : removals) {
    if (has(removed, false)) continue;
    const std::uint16_t index = append(removed, false, cause, parents_[0]);
    SeChainNode& added = node(index);
    added.extra_count = static_cast<std::uint16_t>(count - 1);
    added.nested = nested;
    arena_.extras.insert(arena_.extras.end(), parents_ + 1, parents_ + count);
    enqueue(index);
  }
  return true;
}

bool Propagation::advance_locking() {
  bool found = false;
  visit_locked(grid_, full_mask, [&](SeHouse base, SeHouse cover, Digit digit) {
    CandidateBits removals;
    for (Position position : elements<Position>(locked_out(grid_, base, cover, digit))) {
      removals.insert({cell_at(cover, position), digit});
    }
    if (removals.empty()) return false;
    need_removed_in_house(base, digit, ~overlap(base, cover) & full_mask);
    found |= remove_by_pattern(removals, by_locking);
    return false;
  });
  return found;
}

bool Propagation::advance_hidden_pairs() {
  bool found = false;
  visit_hidden_sets(grid_, SeHouseSet::all(), 2, 4, [&](SeHouse house, unsigned digits, unsigned positions) {
    CandidateBits removals;
    remove_hidden(grid_, house, digits, positions, removals);
    if (removals.empty()) return false;
    for (Position position : elements<Position>(~positions & full_mask)) {
      need_removed_in_cell(cell_at(house, position), digits);
    }
    found |= remove_by_pattern(removals, by_hidden_pair);
    return false;
  });
  return found;
}

bool Propagation::advance_naked_pairs() {
  bool found = false;
  visit_naked_sets(grid_, SeHouseSet::all(), 2, [&](SeHouse house, unsigned positions, unsigned digits) {
    CandidateBits removals;
    remove_naked(grid_, house, positions, digits, removals);
    if (removals.empty()) return false;
    for (Position position : elements<Position>(positions)) need_removed_in_cell(cell_at(house, position), ~digits);
    found |= remove_by_pattern(removals, by_naked_pair);
    return false;
  });
  return found;
}

bool Propagation::advance_x_wings() {
  bool found = false;
  visit_fish(grid_, full_mask, 2, [&](const SeFish& fish) {
    CandidateBits removals;
    remove_fish(grid_, fish, removals);
    if (removals.empty()) return false;
    for (int number : elements(fish.bases)) {
      need_removed_in_house(fish.base(number), fish.digit, ~fish.covers & full_mask);
    }
    found |= remove_by_pattern(removals, by_x_wing);
    return false;
  });
  return found;
}

bool Propagation::advance_patterns() {
  return advance_locking() || advance_hidden_pairs() || advance_naked_pairs() || advance_x_wings();
}

bool Propagation::use_inner_hints() {
  bool found = false;
  for (std::size_t i = 0; i < engine_.inner_hints().size(); ++i) {
    const InnerHint& inner = engine_.inner_hints()[i];
    for (const SeNeed& need : engine_.needs_of(inner)) {
      if (need.house) {
        need_removed_in_house(*need.house, need.candidate.digit(), full_mask);
      } else {
        need_removed_in_cell(need.candidate.cell(), full_mask);
      }
    }
    arena_.nested.push_back(inner.nested);
    if (inner_chains_ != nullptr) arena_.nested.back().chains = engine_.explain_inner(i, *inner_chains_);
    found |= remove_by_pattern(inner.removals, by_chain, static_cast<std::uint16_t>(arena_.nested.size() - 1));
  }
  return found;
}

bool Propagation::advance_chains() {
  static constexpr std::optional<Producer> searches[6][2] = {
      {}, {}, {forcing_chains}, {forcing_chains, multiple_chains}, {dynamic_chains}, {dynamic_chains, nested_2}};
  if (rules_.level < 2) return false;
  if (!engine_.may_remove(grid_, scanned_ ? &scanned_grid_ : nullptr, rules_.level)) {
    scanned_ = true;
    scanned_grid_ = grid_;
    return false;
  }
  for (const std::optional<Producer> search : searches[rules_.level]) {
    if (!search) return false;
    engine_.search_inside(*search, grid_, clean_);
    if (use_inner_hints()) return true;
  }
  return false;
}

bool Propagation::advance() {
  return advance_patterns() || advance_chains();
}

}  // namespace deduku::se
