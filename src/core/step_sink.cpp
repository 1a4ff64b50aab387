#include "src/core/step_sink.hpp"

#include <algorithm>

#include "src/core/set_access.hpp"
#include "src/core/work.hpp"

namespace deduku {

namespace {

bool same_effects(const Step& a, const Step& b) {
  return a.technique == b.technique && a.variant == b.variant && a.places == b.places && a.removes == b.removes;
}

/// Mixes the words of the effects (FNV-1a, word by word, with a last shuffle of the high bits down).
std::uint32_t hash_of_effects(const Step& step) {
  std::uint64_t hash = 0xcbf29ce484222325U + static_cast<std::uint64_t>(step.technique) * 31 + step.variant;
  for (Digit digit : Digit::all()) {
    for (std::uint64_t word : SetAccess::words(step.places.cells(digit))) hash = (hash ^ word) * 0x100000001b3U;
    for (std::uint64_t word : SetAccess::words(step.removes.cells(digit)))
      hash = (hash ^ (hash >> 29) ^ word) * 0x100000001b3U;
  }
  return static_cast<std::uint32_t>(hash ^ (hash >> 32));
}

}  // namespace

Step& StepSink::draft(TechniqueId technique, std::uint8_t variant) {
  draft_.technique = technique;
  draft_.variant = variant;
  draft_.places = {};
  draft_.removes = {};
  draft_.evidence.clear();
  return draft_;
}

void StepSink::begin(int cost, SurchargeFn surcharge, int ceiling) {
  cost_ = cost;
  surcharge_of_ = surcharge;
  ceiling_ = ceiling;
  expected_ = cost;
  grows_ = false;
  is_cut_ = false;
  stopped_at_.reset();
}

/// Whether one more step can be taken at all. Notes where that is not so.
bool StepSink::has_room() {
  ++emitted_;
  ++come_upon_;
  const std::size_t max_steps = wants_cheapest() ? 100'000 : 10'000;
  constexpr std::uint64_t units_per_step = 10;
  if (found_.size() >= max_steps) note_cut();
  return found_.size() < max_steps && (work_ == nullptr || work_->spend(units_per_step));
}

/// Whether a step is to be taken. One that costs less than those before supersedes them.
bool StepSink::passes(const Step& step) {
  if (!wants_cheapest()) return true;
  const int cost = cost_ + (surcharge_of_ == nullptr ? 0 : surcharge_of_(step));
  if (!found_.empty() && cost > min_cost_) return false;
  if (!found_.empty() && cost < min_cost_) forget_steps();
  min_cost_ = cost;
  return true;
}

bool StepSink::emit(const Step& step, Argument argument, std::span<const Link> links, const Branches& branches) {
  assert(step.has_effect());
  if (!has_room()) return true;
  if (!passes(step) || has_as_good(step)) return false;
  found_.add(step, links, branches);
  state(found_.size() - 1, argument);
  return wants_first() || will_do(step);
}

bool StepSink::emit_cheapest(const Step& step, Argument argument, std::span<const Link> links, int cost) {
  if (wants_first()) return emit(step, argument, links);
  assert(step.has_effect());
  if (!has_room()) return true;
  if (!passes(step)) return false;
  grow_table();
  const std::uint32_t hash = hash_of_effects(step);
  Slot& slot = slot_for(step, hash);
  if (slot.ordinal == 0) {
    found_.add(step, links);
    slot = {static_cast<std::uint32_t>(found_.size()), hash, cost};
    ++taken_;
    state(slot.ordinal - 1, argument);
  } else if (cost < slot.cost) {
    found_.replace(slot.ordinal - 1, step, links);
    slot.cost = cost;
    state(slot.ordinal - 1, argument);
  }
  return will_do(step);
}

/// Completes a step that was taken by its argument.
void StepSink::state(std::size_t index, Argument argument) {
  if (wants_arguments_) argument(found_.evidence(index));
}

/// Whether, where one is wanted, a step of the same technique is there, and this one is not preferred.
bool StepSink::has_as_good(const Step& step) const {
  return wants_one() && !found_.empty() && found_[found_.size() - 1].technique == step.technique && !prefers(step);
}

/// Whether a step that was just taken ends the search for one of the cheapest: none can cost less, and none need be nearer.
/// From the cost of an X-Wing on steps are few on a path and take long to list, so that the first will do.
bool StepSink::will_do(const Step& step) const {
  constexpr int easily_listed = 400;
  if (!wants_one() || min_cost_ > expected_) return false;
  return grows_ || cost_ >= easily_listed || prefers(step);
}

void StepSink::prefer_near(const Effects& effects) {
  preferred_.emplace(effects);
}

void StepSink::expect(int surcharge) {
  expected_ = cost_ + surcharge;
  grows_ = true;
}

bool StepSink::wants(int surcharge) {
  expect(surcharge);
  if (!takes(surcharge)) return false;
  if (cost_ + surcharge <= ceiling_) return true;
  stopped_at_ = cost_ + surcharge;
  return false;
}

void StepSink::clear() {
  forget_steps();
  preferred_.reset();
  begin(0, nullptr, std::numeric_limits<int>::max());
}

void StepSink::forget_steps() {
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
void StepSink::grow_table() {
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
