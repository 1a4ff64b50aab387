#include "src/core/step_sink.hpp"

#include "deduku/moves.hpp"

namespace deduku {

Step& StepSink::draft(TechniqueId technique, std::uint8_t variant) {
  draft_.technique = technique;
  draft_.variant = variant;
  draft_.effects.places = {};
  draft_.effects.removes = {};
  draft_.evidence.clear();
  return draft_;
}

bool StepSink::has_use_for(Candidate removed) const {
  return !required_ || (required_->places.empty() && required_->removes == CandidateSet{removed});
}

/// Counts a step. Returns whether one more can be kept.
bool StepSink::has_room() {
  return quota_.take(found_.size(), wants_cheapest() ? 100'000 : 10'000);
}

/// Whether to keep a step. A step that costs less than the previous ones supersedes them.
bool StepSink::keeps(const Step& step) {
  if (required_ && !gives(step.effects, *required_)) return false;
  if (!wants_cheapest()) return true;
  const StepPriority::Rank rank = priority_.compare(step, !found_.empty());
  if (rank == StepPriority::Rank::cheaper) forget_steps();
  return rank != StepPriority::Rank::dearer;
}

bool StepSink::emit(const Step& step, Argument argument, std::span<const Link> links, const Branches& branches) {
  assert(step.effects.has_effect());
  if (!has_room()) return true;
  if (!keeps(step) || is_superseded(step)) return false;
  found_.add(step, links, branches);
  state(found_.size() - 1, argument);
  return wants_first() || ends_with(step);
}

bool StepSink::emit_cheapest(const Step& step, Argument argument, std::span<const Link> links, int cost) {
  if (wants_first()) return emit(step, argument, links);
  assert(step.effects.has_effect());
  if (!has_room()) return true;
  if (!keeps(step)) return false;
  EffectTable::Entry& known = cheapest_.entry_of(step, found_);
  if (known.ordinal == 0) {
    found_.add(step, links);
    cheapest_.add(known, found_.size(), cost);
    state(found_.size() - 1, argument);
  } else if (cost < known.cost) {
    found_.replace(known.ordinal - 1, step, links);
    known.cost = cost;
    state(known.ordinal - 1, argument);
  }
  return ends_with(step);
}

/// Adds the argument to a kept step.
void StepSink::state(std::size_t index, Argument argument) {
  if (wants_arguments_) argument(found_.evidence(index));
}

/// In mode one_cheapest: true if a step of this technique is kept and the new one is not preferred.
bool StepSink::is_superseded(const Step& step) const {
  return wants_one() && !found_.empty() && found_[found_.size() - 1].technique == step.technique && !prefers(step);
}

bool StepSink::should_search_at(int surcharge) {
  priority_.set_min_surcharge(surcharge);
  return accepts(surcharge) && priority_.is_below_ceiling(surcharge);
}

void StepSink::clear() {
  forget_steps();
  required_.reset();
  priority_.clear();
  quota_.note_cut(false);
}

void StepSink::forget_steps() {
  found_.clear();
  cheapest_.clear();
}

}  // namespace deduku
