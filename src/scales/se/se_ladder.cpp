#include "src/scales/se/se_ladder.hpp"

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
  const int size = entry_of(producer).size;
  hint.rating = entry_of(producer).least_rating;
  switch (producer) {
    case hidden_single:
      return find_hidden_single(state, hint);
    case direct_locking:
      return find_direct_locking(state, fresh.digits, hint);
    case direct_hidden_pair:
    case direct_hidden_triplet:
      return find_direct_hidden_set(state, fresh.houses, size, hint);
    case naked_single:
      return find_naked_single(state, hint);
    case locking:
      return find_locking(state, fresh.digits, hint);
    case naked_pair:
    case naked_triplet:
    case naked_quad:
      return find_naked_set(state, fresh.houses, size, hint);
    case hidden_pair:
    case hidden_triplet:
    case hidden_quad:
      return find_hidden_set(state, fresh.houses, size, hint);
    case x_wing:
    case swordfish:
    case jellyfish:
      return find_fish(state, fresh.digits, size, hint);
    case xy_wing:
    case xyz_wing:
      return find_wing(state, fresh.cells, size, hint);
    case unique_loop:
      return loops_.find(state, fresh.cells, is_repaired(), hint);
    case bug:
      return find_bug(state, is_repaired(), hint);
    case aligned_pair:
      return pairs_.find(state, fresh.cells, size, hint);
    case aligned_triplet:
      return triplets_.find(state, fresh.cells, size, hint);
    default:
      return chains_.find(producer, state, hint);
  }
}

std::optional<Producer> SeLadder::next(const SeState& state, SeHint& hint, int most) {
  for (failed_ = 0; failed_ < se_producer_count && entry_of(failed_).least_rating <= most; ++failed_) {
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
  if (is_chain) chains_.explain(producer, chains, inner);
}

int SeLadder::min_rating() const {
  return failed_ < nishio || failed_ >= se_producer_count ? 0 : entry_of(failed_).least_rating;
}

}  // namespace deduku::se
