// The entries in their order: the first one with a step delivers the next step.
#pragma once

#include <utility>

#include "deduku/rating_options.hpp"
#include "src/scales/hodoku/hodoku_producers.hpp"
#include "src/scales/hodoku/hodoku_state.hpp"

namespace deduku::hodoku {

class HodokuLadder {
 public:
  /// The limits apply to the searches beyond the elementary ones.
  explicit HodokuLadder(WorkLimits work) : work_(std::move(work)) {}

  /// Starts another puzzle, of which the promise is known. The following steps are of this puzzle.
  void begin(Promise promise) {
    changes_.begin();
    workspace_.set_promise(promise);
    ending_ = Outcome::stuck;
    searches_ = 0;
  }
  /// Replaces the promise for the rest of the puzzle.
  void set_promise(Promise promise) { workspace_.set_promise(promise); }
  /// The next step by a single, locked candidates or a subset; false if there is no such step. These are quick to try,
  /// prove their result without presupposing a solution, and work on a puzzle that has none.
  bool next_elementary(HodokuState& state, HodokuHint& hint);
  /// The next step by another entry, for a grid without elementary steps. Every empty cell must have a candidate, every
  /// digit a place in every house.
  bool next_beyond(const HodokuState& state, HodokuHint& hint);
  /// The outcome of the last search that found no step: `stuck`, `out_of_budget` or `stopped`.
  Outcome ending() const { return ending_; }

 private:
  bool search(std::size_t begin, std::size_t end, const Grid& grid, HodokuHint& hint);

  /// Counts one more search against the budget. Returns the outcome if a limit is reached, otherwise `stuck`.
  Outcome limited() {
    if (work_.budget > 0 && ++searches_ > work_.budget) return Outcome::out_of_budget;
    return work_.ending().value_or(Outcome::stuck);
  }

  WorkLimits work_;
  std::uint64_t searches_ = 0;
  Outcome ending_ = Outcome::stuck;
  Workspace workspace_;
  HodokuScratch scratch_;
  Changes changes_;
  std::array<Changes::Moment, hodoku_entry_count> last_failed_searches_{};
};

}  // namespace deduku::hodoku
