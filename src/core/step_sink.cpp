#include "src/core/step_sink.hpp"

#include <algorithm>

#include "deduku/moves.hpp"
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

void StepSink::begin(int cost, const Surcharge& surcharge, int ceiling) {
  cost_ = cost;
  surcharge_ = &surcharge;
  ceiling_ = ceiling;
  expected_ = cost;
  grows_ = false;
  is_cut_ = false;
  stopped_at_.reset();
}

/// Whether one more step can be accepted at all. If not, notes that the search was cut.
bool StepSink::has_room() {
  ++emitted_;
  ++patterns_seen_;
  const std::size_t max_steps = wants_cheapest() ? 100'000 : 10'000;
  constexpr std::uint64_t units_per_step = 10;
  if (found_.size() >= max_steps) note_cut();
  return found_.size() < max_steps && (work_ == nullptr || work_->spend(units_per_step));
}

bool StepSink::gives_required(const Step& step) const {
  return !required_ || gives(step, *required_);
}

bool StepSink::has_use_for(Candidate removed) const {
  return !required_ || (required_->places.empty() && required_->removes == CandidateSet{removed});
}

/// Whether to accept a step. A step that costs less than the previous ones supersedes them.
bool StepSink::update_min_cost(const Step& step) {
  if (!wants_cheapest()) return true;
  const int cost = cost_ + surcharge_->of(step);
  if (!found_.empty() && cost > min_cost_) return false;
  if (!found_.empty() && cost < min_cost_) forget_steps();
  min_cost_ = cost;
  return true;
}

bool StepSink::emit(const Step& step, Argument argument, std::span<const Link> links, const Branches& branches) {
  assert(step.has_effect());
  if (!has_room()) return true;
  if (!gives_required(step) || !update_min_cost(step) || is_superseded(step)) return false;
  found_.add(step, links, branches);
  state(found_.size() - 1, argument);
  return wants_first() || is_good_enough(step);
}

bool StepSink::emit_cheapest(const Step& step, Argument argument, std::span<const Link> links, int cost) {
  if (wants_first()) return emit(step, argument, links);
  assert(step.has_effect());
  if (!has_room()) return true;
  if (!gives_required(step) || !update_min_cost(step)) return false;
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
  return is_good_enough(step);
}

/// Adds the argument to an accepted step.
void StepSink::state(std::size_t index, Argument argument) {
  if (wants_arguments_) argument(found_.evidence(index));
}

/// In mode one_cheapest: true if a step of this technique is kept and the new one is not preferred.
bool StepSink::is_superseded(const Step& step) const {
  return wants_one() && !found_.empty() && found_[found_.size() - 1].technique == step.technique && !prefers(step);
}

/// Whether a step that was just accepted ends the search in mode one_cheapest: no step can cost less, and no nearer one
/// is needed. Above the cost of an X-Wing, steps are few on a path and slow to list, so the first one is enough.
bool StepSink::is_good_enough(const Step& step) const {
  constexpr int easily_listed = 400;
  if (!wants_one() || min_cost_ > expected_) return false;
  return grows_ || cost_ >= easily_listed || prefers(step);
}

void StepSink::prefer_near(const Effects& effects) {
  preferred_.emplace(effects);
}

void StepSink::set_min_surcharge(int surcharge) {
  expected_ = cost_ + surcharge;
  grows_ = true;
}

bool StepSink::should_search_at(int surcharge) {
  set_min_surcharge(surcharge);
  if (!accepts(surcharge)) return false;
  if (cost_ + surcharge <= ceiling_) return true;
  stopped_at_ = cost_ + surcharge;
  return false;
}

void StepSink::clear() {
  forget_steps();
  preferred_.reset();
  required_.reset();
  begin(0, no_surcharge, std::numeric_limits<int>::max());
}

void StepSink::forget_steps() {
  found_.clear();
  if (taken_ > 0) std::fill(slots_.begin(), slots_.end(), Slot());
  taken_ = 0;
}

/// The slot of a step with these effects, or the free slot for it.
StepSink::Slot& StepSink::slot_for(const Step& step, std::uint32_t hash) {
  const std::size_t mask = slots_.size() - 1;
  for (std::size_t i = hash & mask;; i = (i + 1) & mask) {
    Slot& slot = slots_[i];
    if (slot.ordinal == 0) return slot;
    if (slot.hash == hash && same_effects(found_[slot.ordinal - 1], step)) return slot;
  }
}

/// Doubles the table if half of it is used.
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
