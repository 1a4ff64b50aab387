// The producers in their order: the first hint of the first producer that has one is the next step.
#pragma once

#include <array>
#include <optional>

#include "deduku/se_rating.hpp"
#include "src/scales/se/chains/engine.hpp"
#include "src/scales/se/facts/se_changes.hpp"
#include "src/scales/se/patterns/se_producers.hpp"

namespace deduku::se {

class SeLadder {
 public:
  explicit SeLadder(const SeOptions& options) : options_(options) {
    if (options_.work.budget == 0) options_.work.budget = standard_budget;
  }

  /// The next hint and its producer; empty if no producer has one, or none that can have one rated `most` or less.
  std::optional<Producer> next(const SeState& state, SeHint& hint, int most);
  bool try_producer(Producer producer, const SeState& state, SeHint& hint);
  /// The chains of the last hint of `next`, as long as its grid exists; empty for patterns.
  void explain(Producer producer, std::vector<SeChain>& chains, std::vector<SeChain>& inner);
  /// Starts another puzzle, with its own budget. `unique_loop` and `bug` need a promise.
  void start(Promise promise) {
    promise_ = promise;
    budget_ = Budget(options_.work, units_per_assumption);
  }
  /// Once it is exhausted, `next` finds nothing more and the ladder must not be used again.
  bool is_spent() const { return budget_.is_spent(); }
  /// The outcome of a search whose budget is spent, or that the caller has stopped.
  Outcome ending() const { return budget_.ending(); }
  /// A lower bound for the rating of the next step, in tenths, if the last `next` found nothing.
  int min_rating() const;

 private:
  /// Adds the changes since the last noted grid to the unseen changes of each producer.
  void note_changes(const SeState& state);
  /// Runs a producer, which searches only changes since it last found nothing.
  bool try_where_changed(Producer producer, const SeState& state, SeHint& hint);
  bool find(Producer producer, const SeChanges& fresh, const SeState& state, SeHint& hint);

  /// In assumptions: about four seconds. Few of the hardest known puzzles take more.
  static constexpr std::uint64_t standard_budget = 3'500'000;

  /// Without the known defects of unique loops and BUG.
  bool is_repaired() const { return options_.mode == SeMode::fixed; }

  SeOptions options_;
  Promise promise_ = Promise::none;
  SeState last_{};                                      ///< the grid whose changes are noted
  std::array<SeChanges, se_producer_count> changes_{};  ///< since each producer found nothing
  UniqueLoopSearch loops_;
  AlignedSearch pairs_;
  AlignedSearch triplets_;
  Budget budget_;
  ChainEngine chains_{budget_};
  int failed_ = 0;  ///< the producers that found nothing in the last `next`
};

}  // namespace deduku::se
