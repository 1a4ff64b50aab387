// The receiver of the steps of finders.
#pragma once

#include <limits>

#include "deduku/function_ref.hpp"
#include "deduku/step.hpp"
#include "deduku/surcharge.hpp"
#include "src/core/near.hpp"

namespace deduku {

/// Counts the work of a search. Not visible outside the library.
class Work;

/// Receives the steps of finders; decides whether they continue.
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
  void charge_to(Work& work) { work_ = &work; }

  /// An empty step to be filled in and emitted, for patterns of many parts: its memory is reused. Valid until the next
  /// call.
  Step& draft(TechniqueId technique, std::uint8_t variant = 0);

  /// For a sink that wants the cheapest: sets the cost of the next steps, to which their surcharges are added, and the
  /// maximum cost of the search. All in hundredths. The surcharge must live until the next call.
  void begin(int cost, const Surcharge& surcharge, int ceiling);
  void begin(int cost, Surcharge&& surcharge, int ceiling) = delete;

  /// For a sink that wants one of the cheapest steps: among those that are easily listed, one near these effects is
  /// preferred, in one of their houses or with their digit. Until `clear`.
  void prefer_near(const Effects& effects);

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
  std::uint64_t emitted() const { return emitted_; }

  /// The finder saw a pattern without effect, which may become a step when more candidates are removed.
  void note_near_miss() { ++patterns_seen_; }
  /// The number of steps, kept or not, and of such patterns that finders saw.
  std::uint64_t patterns_seen() const { return patterns_seen_; }

  /// Notes that a limit cut the search of the finder short, so that steps may be missing.
  void note_cut() { is_cut_ = true; }
  /// Whether a finder has noted a cut since the sink was cleared, or began with another technique.
  bool is_cut() const { return is_cut_; }

  /// Whether the sink accepts a step with this surcharge, and not only cheaper ones.
  bool accepts(int surcharge) const { return !wants_cheapest() || found_.empty() || cost_ + surcharge <= min_cost_; }
  /// For finders that search by growing surcharge: whether to continue with steps of this one. False if the sink does
  /// not accept them, or if they cost more than the ceiling.
  bool should_search_at(int surcharge);
  /// Declares that no later step has a smaller surcharge.
  void set_min_surcharge(int surcharge);
  /// The cost at which the ceiling has stopped a finder since the last `begin`; empty if it has not.
  std::optional<int> stopped_at() const { return stopped_at_; }
  /// The cost of the steps found, for a sink that wants the cheapest; meaningless without steps.
  int min_cost() const { return min_cost_; }

  /// Whether the finder stops at its first step.
  bool wants_first() const { return wanted_ == Wanted::first; }
  /// Whether it ends at one of the cheapest steps.
  bool wants_one() const { return wanted_ == Wanted::one_cheapest; }
  /// Whether a step is near the preferred effects; true for all steps if there is no preference.
  bool prefers(const Step& step) const { return !preferred_ || preferred_->contains(step); }
  /// Whether steps that cost more than other emitted steps are useless.
  bool wants_cheapest() const { return wanted_ >= Wanted::cheapest; }
  const StepList& found() const { return found_; }
  /// Clears the steps; keeps the memory.
  void clear();
  void reserve(std::size_t steps, std::size_t links) { found_.reserve(steps, links); }

 private:
  /// The ordinal of the cheapest step with certain effects in `found_`, counted from 1 (0: a free slot).
  struct Slot {
    std::uint32_t ordinal = 0;
    std::uint32_t hash = 0;
    int cost = 0;
  };
  Slot& slot_for(const Step& step, std::uint32_t hash);
  void grow_table();
  void forget_steps();
  bool emit(const Step& step, Argument argument, std::span<const Link> links, const Branches& branches);
  void state(std::size_t index, Argument argument);
  bool has_room();
  bool update_min_cost(const Step& step);
  bool gives_required(const Step& step) const;
  bool is_superseded(const Step& step) const;
  bool is_good_enough(const Step& step) const;

  static constexpr Surcharge no_surcharge{};

  Wanted wanted_;
  bool wants_arguments_ = true;
  Work* work_ = nullptr;
  std::uint64_t emitted_ = 0;
  std::uint64_t patterns_seen_ = 0;
  bool is_cut_ = false;
  int cost_ = 0;  ///< of steps without surcharge
  const Surcharge* surcharge_ = &no_surcharge;
  int ceiling_ = std::numeric_limits<int>::max();
  int min_cost_ = 0;
  std::optional<int> stopped_at_;
  int expected_ = 0;                 ///< the minimum cost of later steps
  bool grows_ = false;               ///< whether the finder searches by growing surcharge
  std::optional<Near> preferred_;    ///< steps near it are preferred
  std::optional<Effects> required_;  ///< steps that do not give these are skipped
  Step draft_;
  StepList found_;
  /// A hash table with open addressing; its size is a power of two, and at most half of it is used.
  std::vector<Slot> slots_;
  std::size_t taken_ = 0;
};

}  // namespace deduku
