#include "techniques/als/als_chain_search.hpp"

namespace deduku::als {

void AlsChainSearch::compute(const Grid& grid, Workspace& workspace) {
  const facts::AlmostLockedSets& catalogue = workspace.get<facts::AlmostLockedSets>(grid);
  budget_ = &workspace.budget();
  catalogue_ = &catalogue;
  commons_ = &workspace.get<facts::RestrictedCommons>(grid);
  holders_.reset(Cell::count, catalogue.size());
  apart_.reset(catalogue.size(), catalogue.size());
  for (int set = 0; set < catalogue.size(); ++set) {
    for (Cell cell : catalogue[set].cells) holders_.insert(cell.index(), set);
  }
  for (int set = 0; set < catalogue.size(); ++set) {
    BitMatrix::Word* apart = apart_.row(set);
    for (Cell cell : catalogue[set].cells) unite(apart, holders_.row(cell.index()), apart_.words());
    for (int i = 0; i < apart_.words(); ++i) apart[i] = ~apart[i];
  }
}

/// Forgets the results of the last search, and starts another.
void AlsChainSearch::begin(int start, Digit exit, bool overlaps) {
  const auto sets = static_cast<std::size_t>(catalogue_->size());
  if (!overlaps) {
    reached_.reset(2 * Digit::count, catalogue_->size());
    plain_sizes_.resize(sets);
  }
  tried_.assign(sets, {});
  nodes_.assign(1, {start, exit, -1, 1, overlaps});
}

/// The digits not yet tried by which a set may be left: first all except the one by which it was reached, then also
/// that one as soon as another digit reaches the set.
DigitSet AlsChainSearch::new_exits(const AlsChainNode& from) {
  const DigitSet acting_digits = (*catalogue_)[from.set].acting_digits;
  if (from.size == 1) return acting_digits & DigitSet{from.digit};
  DigitSet& tried = tried_[static_cast<std::size_t>(from.set)];
  const DigitSet exits = acting_digits - DigitSet{from.digit} - tried;
  tried |= exits;
  return exits;
}

/// Adds the sets that are reached from an arrival for the first time.
void AlsChainSearch::extend(int at) {
  const AlsChainNode from = nodes_[static_cast<std::size_t>(at)];
  const BitMatrix::Word* apart = apart_.row(from.set);
  for (Digit exit : new_exits(from)) {
    const BitMatrix::Word* linked = commons_->linked((*catalogue_)[from.set].digit_places[exit]);
    BitMatrix::Word* reached = reached_.row(row_of(exit, from.overlaps));
    for (int i = 0; i < reached_.words(); ++i) {
      const BitMatrix::Word fresh = linked[i] & ~reached[i] & (from.overlaps ? ~BitMatrix::Word{0} : apart[i]);
      if (fresh == 0) continue;
      reached[i] |= fresh;
      for_each_bit(&fresh, 1, [&](int place) {
        nodes_.push_back({BitMatrix::word_bits * i + place, exit, at, from.size + 1, from.overlaps});
      });
    }
  }
}

/// Whether no chain without overlaps is as short. Records chains without overlaps.
bool AlsChainSearch::is_shortest(const AlsChainNode& node) {
  std::uint8_t& plain_size = plain_sizes_[static_cast<std::size_t>(node.set)][node.digit];
  if (!node.overlaps) {
    plain_size = static_cast<std::uint8_t>(node.size);
    return true;
  }
  return !reached_.contains(row_of(node.digit, false), node.set) || node.size < plain_size;
}

}  // namespace deduku::als
