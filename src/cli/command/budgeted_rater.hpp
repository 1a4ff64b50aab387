// The path of Sudoku Explainer, within the budget of the user.
#pragma once

#include "src/cli/command/rating_choices.hpp"

namespace deduku::cli {

/// For puzzles of which the command knows that they are to be rated: the search is not asked. Without a promise, that there
/// is one solution is promised.
SeOptions se_options(const RatingChoices& choices, const std::optional<Promise>& promise, const WorkLimits& work);

/// Explains puzzles of which the command knows that they are to be rated: the search is not asked. Stops after a
/// signal. One per thread.
class BudgetedRater {
 public:
  /// Without a promise, that there is one solution is promised.
  BudgetedRater(const RatingChoices& choices, const std::optional<Promise>& promise);

  SeRating explain(const Grid& grid, SeExplainer explainer);
  SeRating explain_next(const Grid& grid, SeExplainer explainer);

 private:
  BudgetClock clock_;
  SeRater rater_;
};

}  // namespace deduku::cli
