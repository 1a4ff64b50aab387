// The producers in their order: the first hint of the first producer that has one is the next step.
#pragma once

#include <optional>

#include "src/scales/se/chains/engine.hpp"
#include "src/scales/se/patterns/aligned.hpp"

namespace deduku::se {

struct LadderOptions {
  bool repaired = false;         ///< without the known defects of unique loops and BUG
  bool uniqueness = true;        ///< with the producers that presuppose a single solution
  std::uint64_t budget = 0;      ///< assumptions that chain searches may follow per puzzle; 0 for no limit
  std::function<bool()> stop{};  ///< asked now and then whether to break off; empty: never
};

class SeLadder {
 public:
  explicit SeLadder(const LadderOptions& options) : options_(options) {}

  /// The next hint and its producer; empty when no producer has one.
  std::optional<Producer> next(const SeState& state, SeHint& hint);
  bool try_producer(Producer producer, const SeState& state, SeHint& hint);
  /// The chains behind the hint that `next` has just found, as long as its grid stands; none for patterns.
  void explain(Producer producer, std::vector<SeChain>& chains);
  /// Starts the budget of a puzzle.
  void start() { budget_.start(options_.budget, options_.stop); }
  /// Once it is exhausted, `next` finds nothing more and the ladder must not be used again.
  bool is_spent() const { return budget_.is_spent(); }
  /// A rating that the next step has at least, in tenths, when the last `next` found nothing.
  int min_rating() const;

 private:
  LadderOptions options_;
  AlignedSearch pairs_;
  AlignedSearch triplets_;
  WorkBudget budget_;
  ChainEngine chains_{budget_};
  int failed_ = 0;  ///< the producers that found nothing in the last `next`
};

}  // namespace deduku::se
