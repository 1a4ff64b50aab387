#include "deduku/step.hpp"

#include <algorithm>

namespace deduku {

std::string_view name(Role role) {
  static constexpr std::array<std::string_view, role_count> names = {
      "body",    "pivot",    "pincer",   "fin", "endo_fin", "floor", "roof",
      "partner", "colour_a", "colour_b", "als", "stem",     "petal", "guardian"};
  return names[static_cast<std::size_t>(role)];
}

int Evidence::count(Role role) const {
  return static_cast<int>(std::ranges::count(parts(), role, &Part::role));
}

CellSet Evidence::cells(Role role) const {
  CellSet cells;
  for (const Part& part : parts()) {
    if (part.role == role) cells |= part.cells;
  }
  return cells;
}

DigitSet Evidence::digits_of(Role role) const {
  DigitSet all;
  for (const Part& part : parts()) {
    if (part.role == role) all |= part.digits;
  }
  return all;
}

CellSet Evidence::cells() const {
  CellSet cells;
  for (const Part& part : parts()) cells |= part.cells;
  return cells;
}

void StepList::add(const Step& step, std::span<const Link> links) {
  Step& copy = steps_.emplace_back(step);
  copy.evidence.links = {static_cast<std::uint32_t>(links_.size()), static_cast<std::uint32_t>(links.size())};
  links_.insert(links_.end(), links.begin(), links.end());
}

void StepList::replace(std::size_t index, const Step& step, std::span<const Link> links) {
  steps_[index] = step;
  steps_[index].evidence.links = {static_cast<std::uint32_t>(links_.size()),
                                  static_cast<std::uint32_t>(links.size())};
  links_.insert(links_.end(), links.begin(), links.end());
}

void StepList::clear() {
  steps_.clear();
  links_.clear();
}

void StepList::reserve(std::size_t steps, std::size_t links) {
  steps_.reserve(steps);
  links_.reserve(links);
}

namespace {

bool same_effects(const Step& a, const Step& b) {
  return a.technique == b.technique && a.variant == b.variant && a.places == b.places &&
         a.removes == b.removes;
}

/// Mixes the words of the effects (FNV-1a, word by word, with a last shuffle of the high bits down).
std::uint32_t hash_of_effects(const Step& step) {
  std::uint64_t hash = 0xcbf29ce484222325U + static_cast<std::uint64_t>(step.technique) * 31 + step.variant;
  for (Digit digit : Digit::all()) {
    for (std::uint64_t word : step.places.cells(digit).words) hash = (hash ^ word) * 0x100000001b3U;
    for (std::uint64_t word : step.removes.cells(digit).words)
      hash = (hash ^ (hash >> 29) ^ word) * 0x100000001b3U;
  }
  return static_cast<std::uint32_t>(hash ^ (hash >> 32));
}

}  // namespace

bool StepSink::emit(const Step& step, std::span<const Link> links) {
  assert(step.has_effect());
  found_.add(step, links);
  return wants_first();
}

bool StepSink::emit_cheapest(const Step& step, std::span<const Link> links, int cost) {
  if (wants_first()) return emit(step, links);
  assert(step.has_effect());
  make_room();
  const std::uint32_t hash = hash_of_effects(step);
  Slot& slot = slot_for(step, hash);
  if (slot.ordinal == 0) {
    found_.add(step, links);
    slot = {static_cast<std::uint32_t>(found_.size()), hash, cost};
    ++taken_;
  } else if (cost < slot.cost) {
    found_.replace(slot.ordinal - 1, step, links);
    slot.cost = cost;
  }
  return false;
}

void StepSink::clear() {
  found_.clear();
  if (taken_ > 0) std::fill(slots_.begin(), slots_.end(), Slot());
  taken_ = 0;
}

/// The slot that holds a step with these effects, or the free one where it belongs.
StepSink::Slot& StepSink::slot_for(const Step& step, std::uint32_t hash) {
  const std::size_t mask = slots_.size() - 1;
  for (std::size_t i = hash & mask;; i = (i + 1) & mask) {
    Slot& slot = slots_[i];
    if (slot.ordinal == 0) return slot;
    if (slot.hash == hash && same_effects(found_[slot.ordinal - 1], step)) return slot;
  }
}

/// Doubles the table where half of it is taken.
void StepSink::make_room() {
  if (2 * taken_ < slots_.size()) return;
  std::vector<Slot> old(slots_.empty() ? 64 : 2 * slots_.size());
  old.swap(slots_);
  const std::size_t mask = slots_.size() - 1;
  for (const Slot& slot : old) {
    if (slot.ordinal == 0) continue;
    std::size_t i = slot.hash & mask;
    while (slots_[i].ordinal != 0) i = (i + 1) & mask;
    slots_[i] = slot;
  }
}

}  // namespace deduku
