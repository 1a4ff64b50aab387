// The receiver of the steps of finders.
#pragma once

#include <limits>

#include "deduku/function_ref.hpp"
#include "deduku/step.hpp"
#include "src/core/effect_table.hpp"
#include "src/core/step_priority.hpp"
#include "src/core/step_quota.hpp"

namespace deduku {

/// Receives the steps of finders; decides whether they continue. It composes a quota, a priority, a table of repeated
/// effects and the list of the kept steps.
class StepSink {
 public:
  enum class Wanted : std::uint8_t {
    first,         ///< the finder stops at its first step
    all,           ///< every instance, in the order of the search
    cheapest,      ///< the steps of the least cost among all techniques that emit; `begin` sets the cost of each
                   ///< technique
    one_cheapest,  ///< like `cheapest`, but stops at the first step that is good enough; see `prefer_near`
  };
  explicit StepSink(Wanted wanted) : wanted_(wanted) {}

  /// Counts each step as work. Once that is exhausted, the facts that a finder uses may be incomplete, and none of its
  /// steps is accepted.
  void charge_to(Budget& budget) { quota_.charge_to(budget); }

  /// An empty step to be filled in and emitted, for patterns of many parts: its memory is reused. Valid until the next
  /// call.
  Step& draft(TechniqueId technique, std::uint8_t variant = 0);

  /// For a sink that wants the cheapest: sets the cost of the next steps, to which their surcharges are added, and the
  /// maximum cost of the search. All in hundredths. The surcharge must live until the next call.
  void begin(int cost, const Surcharge& surcharge, int ceiling) {
    priority_.begin(cost, surcharge, ceiling);
    quota_.note_cut(false);
  }
  void begin(int cost, Surcharge&& surcharge, int ceiling) = delete;

  /// For a sink that wants one of the cheapest steps: among those that are easily listed, one near these effects is
  /// preferred, in one of their houses or with their digit. Until `clear`.
  void prefer_near(const Effects& effects) { priority_.prefer_near(effects); }

  /// Skips steps that do not give all of these effects, in the sense of `gives`. Until `clear`.
  void require_effects(const Effects& effects) { required_ = effects; }
  /// Whether a step is useful that removes only this candidate.
  bool has_use_for(Candidate removed) const;

  /// Adds to the evidence of a step the statements "at least one" that its argument uses, and the reason for each of
  /// its effects. Called only for a step that is kept by a sink that wants arguments.
  using Argument = FunctionRef<void(Evidence&)>;
  /// Whether kept steps include their arguments; steps that are only counted or compared need no arguments.
  void want_arguments(bool wants) { wants_arguments_ = wants; }

  /// Receives a step with at least one effect. Returns true if the finder must return (true) at once.
  [[nodiscard]] bool emit(const Step& step, Argument argument, std::span<const Link> links = {}) {
    return emit(step, argument, links, {});
  }
  [[nodiscard]] bool emit(const Step& step, Argument argument, const Branches& branches) {
    return emit(step, argument, {}, branches);
  }
  /// Receives a step of a technique with many patterns for one effect (fish, chains): among all its steps with the same
  /// effects only the cheapest is kept, the first of equals. `cost` compares them: the surcharge.
  [[nodiscard]] bool emit_cheapest(const Step& step, Argument argument, std::span<const Link> links, int cost);

  /// The number of steps that finders have emitted, kept or not.
  std::uint64_t emitted() const { return quota_.emitted(); }

  /// The finder saw a pattern without effect, which may become a step when more candidates are removed.
  void note_near_miss() { quota_.note_near_miss(); }
  /// The number of steps, kept or not, and of such patterns that finders saw.
  std::uint64_t patterns_seen() const { return quota_.patterns_seen(); }

  /// Notes that a limit cut the search of the finder short, so that steps may be missing.
  void note_cut() { quota_.note_cut(); }
  /// Whether a finder has noted a cut since the sink was cleared, or began with another technique.
  bool is_cut() const { return quota_.is_cut(); }

  /// Whether the sink accepts a step with this surcharge, and not only cheaper ones.
  bool accepts(int surcharge) const { return !wants_cheapest() || found_.empty() || priority_.is_cheap(surcharge); }
  /// For finders that search by growing surcharge: whether to continue with steps of this one. False if the sink does
  /// not accept them, or if they cost more than the ceiling.
  bool should_search_at(int surcharge);
  /// Declares that no later step has a smaller surcharge.
  void set_min_surcharge(int surcharge) { priority_.set_min_surcharge(surcharge); }
  /// The cost at which the ceiling has stopped a finder since the last `begin`; empty if it has not.
  std::optional<int> stopped_at() const { return priority_.stopped_at(); }
  /// The cost of the steps found, for a sink that wants the cheapest; meaningless without steps.
  int min_cost() const { return priority_.min_cost(); }

  /// Whether the finder stops at its first step.
  bool wants_first() const { return wanted_ == Wanted::first; }
  /// Whether it ends at one of the cheapest steps.
  bool wants_one() const { return wanted_ == Wanted::one_cheapest; }
  /// Whether a step is near the preferred effects; true for all steps if there is no preference.
  bool prefers(const Step& step) const { return priority_.prefers(step); }
  /// Whether steps that cost more than other emitted steps are useless.
  bool wants_cheapest() const { return wanted_ >= Wanted::cheapest; }
  const StepList& found() const { return found_; }
  /// Clears the steps; keeps the memory.
  void clear();

 private:
  bool emit(const Step& step, Argument argument, std::span<const Link> links, const Branches& branches);
  bool has_room();
  bool keeps(const Step& step);
  bool is_superseded(const Step& step) const;
  bool ends_with(const Step& step) const { return wants_one() && priority_.is_good_enough(step); }
  void state(std::size_t index, Argument argument);
  void forget_steps();

  Wanted wanted_;
  bool wants_arguments_ = true;
  StepQuota quota_;
  StepPriority priority_;
  std::optional<Effects> required_;  ///< steps that do not give these are skipped
  Step draft_;
  StepList found_;
  EffectTable cheapest_;  ///< the steps found by `emit_cheapest`
};

}  // namespace deduku
