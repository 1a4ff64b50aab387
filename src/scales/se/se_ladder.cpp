#include "src/scales/se/se_ladder.hpp"

#include <array>

#include "src/scales/se/patterns/se_producers.hpp"

namespace deduku::se {

bool SeLadder::try_producer(Producer producer, const SeState& state, SeHint& hint) {
  note_changes(state);
  return try_where_changed(producer, state, hint);
}

void SeLadder::note_changes(const SeState& state) {
  const SeChanges changes = changes_between(last_, state);
  if (changes.cells.empty() && changes.houses.empty() && changes.digits == 0) return;
  for (SeChanges& fresh : changes_) fresh |= changes;
  last_ = state;
}

bool SeLadder::try_where_changed(Producer producer, const SeState& state, SeHint& hint) {
  const bool needs_promise = producer == unique_loop || producer == bug;
  if (needs_promise && promise_ == Promise::none) return false;
  if (find(producer, changes_[producer], state, hint)) return true;
  changes_[producer] = SeChanges();
  return false;
}

bool SeLadder::find(Producer producer, const SeChanges& fresh, const SeState& state, SeHint& hint) {
  switch (producer) {
    case hidden_single:
      return find_hidden_single(state, hint);
    case direct_locking:
      return find_direct_locking(state, fresh.digits, hint);
    case direct_hidden_pair:
      return find_direct_hidden_set(state, fresh.houses, 2, hint);
    case naked_single:
      return find_naked_single(state, hint);
    case direct_hidden_triplet:
      return find_direct_hidden_set(state, fresh.houses, 3, hint);
    case locking:
      return find_locking(state, fresh.digits, hint);
    case naked_pair:
      return find_naked_set(state, fresh.houses, 2, hint);
    case x_wing:
      return find_fish(state, fresh.digits, 2, hint);
    case hidden_pair:
      return find_hidden_set(state, fresh.houses, 2, hint);
    case naked_triplet:
      return find_naked_set(state, fresh.houses, 3, hint);
    case swordfish:
      return find_fish(state, fresh.digits, 3, hint);
    case hidden_triplet:
      return find_hidden_set(state, fresh.houses, 3, hint);
    case xy_wing:
      return find_wing(state, fresh.cells, 2, hint);
    case xyz_wing:
      return find_wing(state, fresh.cells, 3, hint);
    case unique_loop:
      return loops_.find(state, fresh.cells, is_repaired(), hint);
    case naked_quad:
      return find_naked_set(state, fresh.houses, 4, hint);
    case jellyfish:
      return find_fish(state, fresh.digits, 4, hint);
    case hidden_quad:
      return find_hidden_set(state, fresh.houses, 4, hint);
    case bug:
      return find_bug(state, is_repaired(), hint);
    case aligned_pair:
      return pairs_.find_pair(state, fresh.cells, hint);
    case aligned_triplet:
      return triplets_.find_triplet(state, fresh.cells, hint);
    default:
      return chains_.find(search_of(producer), state, hint);
  }
}

namespace {

/// The least rating of a step of each producer; no later producer has a lower one.
constexpr std::array<int, producer_count> least_ratings = {10, 17, 20, 23, 25, 26, 30, 32,  34,  36,
                                                           38, 40, 42, 44, 45, 50, 52, 54,  56,  62,
                                                           65, 75, 75, 80, 85, 90, 95, 100, 105, 110};

}  // namespace

std::optional<Producer> SeLadder::next(const SeState& state, SeHint& hint, int most) {
  for (failed_ = 0; failed_ < producer_count && least_ratings[static_cast<std::size_t>(failed_)] <= most; ++failed_) {
    const auto producer = static_cast<Producer>(failed_);
    // Most steps are hidden singles, which a grid tracks by itself.
    if (producer == direct_locking) note_changes(state);
    const bool found = try_where_changed(producer, state, hint);
    if (is_spent()) return std::nullopt;
    if (found) return producer;
  }
  return std::nullopt;
}

void SeLadder::explain(Producer producer, std::vector<SeChain>& chains, std::vector<SeChain>& inner) {
  const bool is_chain = producer >= forcing_chains && producer != aligned_triplet;
  if (is_chain) chains_.explain(search_of(producer), chains, inner);
}

int SeLadder::min_rating() const {
  static constexpr int bases[] = {75, 80, 85, 90, 95, 100, 105, 110};
  return failed_ < nishio || failed_ >= producer_count ? 0 : bases[failed_ - nishio];
}

}  // namespace deduku::se
