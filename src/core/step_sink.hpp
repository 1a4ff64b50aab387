// Where finders put their steps.
#pragma once

#include <limits>

#include "deduku/function_ref.hpp"
#include "deduku/step.hpp"
#include "src/core/near.hpp"

namespace deduku {

/// Counts what a search spends. Not seen from outside.
class Work;

/// Where finders put what they find; decides whether they go on.
class StepSink {
 public:
  enum class Wanted : std::uint8_t {
    first,         ///< the finder stops at its first step
    all,           ///< every instance, in the order of the search
    cheapest,      ///< the steps of the least cost among all techniques that emit; `begin` says what each of them costs
    one_cheapest,  ///< of these as many as the finder comes by before one that will do; see `prefer_near`
  };
  explicit StepSink(Wanted wanted) : wanted_(wanted) {}

  /// Each step is counted as work. Once that is exhausted, what a finder may have to go on is incomplete, and none of its
  /// steps is taken.
  void count_on(Work& work) { work_ = &work; }

  /// An empty step to be filled in and emitted, for patterns of many parts: it keeps its memory. Valid until the next call.
  Step& draft(TechniqueId technique, std::uint8_t variant = 0);

  /// The surcharge of a step, in hundredths; null for none.
  using SurchargeFn = int (*)(const Step&);
  /// For a sink that wants the cheapest: what the steps that come next cost, with their surcharges on top, and up to
  /// which cost a finder is to search. All in hundredths.
  void begin(int cost, SurchargeFn surcharge, int ceiling);

  /// For a sink that wants one of the cheapest steps: of those that are easily listed one near these effects is preferred,
  /// in a house of theirs or with their digit. Until `clear`.
  void prefer_near(const Effects& effects);

  /// States in the evidence of a step which statements "at least one" its argument uses, and why each of its effects follows.
  /// Called only for a step that is kept by a sink that wants arguments.
  using Argument = FunctionRef<void(Evidence&)>;
  /// Whether steps that are kept state their arguments; steps that are only counted or compared need none.
  void want_arguments(bool wants) { wants_arguments_ = wants; }

  /// Takes a step with at least one effect. True: the finder must return (true) at once.
  [[nodiscard]] bool emit(const Step& step, Argument argument, std::span<const Link> links = {}) {
    return emit(step, argument, links, {});
  }
  [[nodiscard]] bool emit(const Step& step, Argument argument, const Branches& branches) {
    return emit(step, argument, {}, branches);
  }
  /// Takes a step of a technique with many patterns for one effect (fish, chains): of all its steps with the same
  /// effects only the cheapest is kept, the first of equals. `cost` compares them: the surcharge.
  [[nodiscard]] bool emit_cheapest(const Step& step, Argument argument, std::span<const Link> links, int cost);

  /// How many steps finders have emitted, whether the sink kept them or not.
  std::uint64_t emitted() const { return emitted_; }

  /// A finder has come upon a pattern that is no step yet, but may be one when more candidates are gone.
  void note_pattern() { ++come_upon_; }
  /// How many steps, taken or not, and such patterns finders have come upon.
  std::uint64_t come_upon() const { return come_upon_; }

  /// A limit has kept the finder from part of the search, so that steps may be missing.
  void note_cut() { is_cut_ = true; }
  /// Whether a finder has said so since the sink was cleared, or began with another technique.
  bool is_cut() const { return is_cut_; }

  /// Whether the sink takes a step of this surcharge, and not only cheaper ones.
  bool takes(int surcharge) const { return !wants_cheapest() || found_.empty() || cost_ + surcharge <= min_cost_; }
  /// For finders that search by growing surcharge: whether they are to go on with steps of this one. They are not where
  /// the sink does not take them, or where they cost more than the ceiling.
  bool wants(int surcharge);
  /// No step that comes has a smaller surcharge.
  void expect(int surcharge);
  /// The cost at which the ceiling has stopped a finder since the last `begin`; empty where it has not.
  std::optional<int> stopped_at() const { return stopped_at_; }
  /// What the steps found cost, for a sink that wants the cheapest; without steps it means nothing.
  int min_cost() const { return min_cost_; }

  /// Whether the finder stops at its first step.
  bool wants_first() const { return wanted_ == Wanted::first; }
  /// Whether it ends at one of the cheapest steps.
  bool wants_one() const { return wanted_ == Wanted::one_cheapest; }
  /// Whether a step is near what is preferred; all are where nothing is.
  bool prefers(const Step& step) const { return !preferred_ || preferred_->contains(step); }
  /// Whether steps that cost more than others that were emitted are of no use.
  bool wants_cheapest() const { return wanted_ >= Wanted::cheapest; }
  const StepList& found() const { return found_; }
  /// Forgets what was found; keeps the memory.
  void clear();
  void reserve(std::size_t steps, std::size_t links) { found_.reserve(steps, links); }

 private:
  /// Where the cheapest step with certain effects stands in `found_`, counted from 1 (0: a free slot).
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
  bool passes(const Step& step);
  bool has_as_good(const Step& step) const;
  bool will_do(const Step& step) const;

  Wanted wanted_;
  bool wants_arguments_ = true;
  Work* work_ = nullptr;
  std::uint64_t emitted_ = 0;
  std::uint64_t come_upon_ = 0;
  bool is_cut_ = false;
  int cost_ = 0;  ///< of steps without surcharge
  SurchargeFn surcharge_of_ = nullptr;
  int ceiling_ = std::numeric_limits<int>::max();
  int min_cost_ = 0;
  std::optional<int> stopped_at_;
  int expected_ = 0;               ///< what the steps that come cost at least
  bool grows_ = false;             ///< whether the finder searches by growing surcharge
  std::optional<Near> preferred_;  ///< what is near is preferred
  Step draft_;
  StepList found_;
  /// A hash table with open addressing; its size is a power of two, and at most half of it is taken.
  std::vector<Slot> slots_;
  std::size_t taken_ = 0;
};

}  // namespace deduku
