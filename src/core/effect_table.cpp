#include "src/core/effect_table.hpp"

#include <algorithm>

#include "src/core/set_access.hpp"

namespace deduku {

namespace {

bool same_effects(const Step& a, const Step& b) {
  return a.technique == b.technique && a.variant == b.variant && a.effects == b.effects;
}

/// Mixes the words of the effects (FNV-1a, word by word, with a last shuffle of the high bits down).
std::uint32_t hash_of_effects(const Step& step) {
  std::uint64_t hash = 0xcbf29ce484222325U + static_cast<std::uint64_t>(step.technique) * 31 + step.variant;
  for (Digit digit : Digit::all()) {
    for (std::uint64_t word : SetAccess::words(step.effects.places.cells(digit))) hash = (hash ^ word) * 0x100000001b3U;
    for (std::uint64_t word : SetAccess::words(step.effects.removes.cells(digit)))
      hash = (hash ^ (hash >> 29) ^ word) * 0x100000001b3U;
  }
  return static_cast<std::uint32_t>(hash ^ (hash >> 32));
}

}  // namespace

void EffectTable::clear() {
  if (taken_ > 0) std::fill(entries_.begin(), entries_.end(), Entry());
  taken_ = 0;
}

EffectTable::Entry& EffectTable::entry_of(const Step& step, const StepList& list) {
  if (2 * taken_ >= entries_.size()) grow();
  const std::uint32_t hash = hash_of_effects(step);
  const std::size_t mask = entries_.size() - 1;
  for (std::size_t i = hash & mask;; i = (i + 1) & mask) {
    Entry& entry = entries_[i];
    if (entry.ordinal == 0) entry.hash = hash;
    if (entry.ordinal == 0 || (entry.hash == hash && same_effects(list[entry.ordinal - 1], step))) return entry;
  }
}

void EffectTable::add(Entry& entry, std::size_t ordinal, int cost) {
  entry.ordinal = static_cast<std::uint32_t>(ordinal);
  entry.cost = cost;
  ++taken_;
}

/// Doubles the table.
void EffectTable::grow() {
  std::vector<Entry> old(entries_.empty() ? 64 : 2 * entries_.size());
  old.swap(entries_);
  const std::size_t mask = entries_.size() - 1;
  for (const Entry& entry : old) {
    if (entry.ordinal == 0) continue;
    std::size_t i = entry.hash & mask;
    while (entries_[i].ordinal != 0) i = (i + 1) & mask;
    entries_[i] = entry;
  }
}

}  // namespace deduku
