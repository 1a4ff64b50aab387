// The entries in their order: the first that has a step delivers the next one.
#pragma once

#include <functional>
#include <utility>

#include "src/scales/hodoku/hodoku_producers.hpp"
#include "src/scales/hodoku/hodoku_state.hpp"

namespace deduku::hodoku {

class HodokuLadder {
 public:
  /// `stop` is asked before each search beyond the elementary ones whether to break off; empty: never. `budget`: how
  /// many of these a puzzle may take; 0 for no limit.
  explicit HodokuLadder(std::function<bool()> stop = {}, std::uint64_t budget = 0)
      : stop_(std::move(stop)), budget_(budget) {}

  /// The steps that follow are those of another puzzle, of which so much is known.
  void begin(Promise promise) {
    changes_.begin();
    workspace_.set_promise(promise);
    is_stopped_ = false;
    searches_ = 0;
  }
  /// The next step by a single, locked candidates or a subset; false when there is none. These are quick to try, prove
  /// what they show without presupposing a solution, and bear with a puzzle that has none.
  bool next_elementary(HodokuState& state, HodokuHint& hint);
  /// The next step by another entry, after a search for an elementary one in vain. Every empty cell must have a
  /// candidate, every digit a place in every house.
  bool next_beyond(const HodokuState& state, HodokuHint& hint);
  /// Whether the last search was broken off.
  bool is_stopped() const { return is_stopped_; }

 private:
  bool search(std::size_t begin, std::size_t end, const Grid& grid, HodokuHint& hint);

  /// Counts one more of the searches that the budget is for.
  bool must_stop() { return (budget_ > 0 && ++searches_ > budget_) || (stop_ && stop_()); }

  std::function<bool()> stop_;
  std::uint64_t budget_ = 0;
  std::uint64_t searches_ = 0;
  bool is_stopped_ = false;
  Workspace workspace_;
  HodokuScratch scratch_;
  Changes changes_;
  std::array<Changes::Moment, hodoku_entry_count> last_failed_searches_{};
};

}  // namespace deduku::hodoku
