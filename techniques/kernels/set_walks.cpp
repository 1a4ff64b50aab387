#include "techniques/kernels/set_walks.hpp"

#include <algorithm>

namespace deduku {

void SetWalks::begin(const AlmostLockedSets& catalogue) {
  const std::size_t needed = static_cast<std::size_t>(catalogue.size()) * Digit::count;
  ++search_;
  for (std::vector<Reached>& reached : reached_) {
    if (reached.size() < needed) reached.resize(needed);
    if (search_ == 0) std::ranges::fill(reached, Reached());
  }
  if (search_ == 0) search_ = 1;
}

/// Adds what is reached from an arrival for the first time.
void SetWalks::extend(const AlmostLockedSets& catalogue, const RestrictedCommons& commons, int at) {
  const Arrival from = arrivals_[at];
  const DigitSet used{from.digit};
  const CellSet& cells = catalogue[from.set].cells;
  for (const auto& [set, links] : commons.of(from.set)) {
    if (!from.overlaps && catalogue[set].cells.intersects(cells)) continue;
    for (Digit digit : from.size == 1 ? links & used : links - used) {
      Reached& reached = reached_[from.overlaps ? 1 : 0][key(set, digit)];
      if (reached.search == search_) continue;
      reached = {search_, from.size + 1};
      arrivals_.push_back({set, digit, at, from.size + 1, from.overlaps});
    }
  }
}

/// Whether no walk without overlaps is as short.
bool SetWalks::is_shortest(const Arrival& arrival) const {
  const Reached& plain = reached_[0][key(arrival.set, arrival.digit)];
  return !arrival.overlaps || plain.search != search_ || arrival.size < plain.size;
}

}  // namespace deduku
