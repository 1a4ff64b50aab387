// The path on a frozen scale, within the budget of the user.
#pragma once

#include "deduku/frozen_path.hpp"
#include "src/cli/command/rating_choices.hpp"

namespace deduku::cli {

/// For puzzles of which the command knows that they are to be rated: the search is not asked. Without a promise, that there
/// is one solution is promised.
FrozenOptions frozen_options(FrozenScale scale, const RatingChoices& choices, const std::optional<Promise>& promise,
                             const WorkLimits& work);

/// Explains puzzles of which the command knows that they are to be rated: the search is not asked. Stops after a
/// signal. One per thread.
class BudgetedRater {
 public:
  /// Without a promise, that there is one solution is promised. `is_done`: whether no further step is wanted; empty: all
  /// are.
  BudgetedRater(FrozenScale scale, const RatingChoices& choices, const std::optional<Promise>& promise,
                const std::function<bool()>& is_done = {});

  FrozenRating explain(const Grid& grid, StepVisitor visitor);

 private:
  WorkLimits limits(const std::function<bool()>& is_done) const;

  BudgetClock clock_;
  FrozenRater rater_;
};

}  // namespace deduku::cli
