#include "src/cli/command/budgeted_rater.hpp"

namespace deduku::cli {

BudgetedRater::BudgetedRater(const RatingChoices& choices, const std::optional<Promise>& promise)
    : clock_(choices.budget()),
      rater_({{.promise = promise.value_or(Promise::givens), .allows_several = true, .work = clock_.limits()},
              choices.mode()}) {}

SeRating BudgetedRater::explain(const Grid& grid, SeExplainer explainer) {
  clock_.start();
  return rater_.explain(grid, explainer);
}

SeRating BudgetedRater::explain_next(const Grid& grid, SeExplainer explainer) {
  clock_.start();
  return rater_.explain_next(grid, explainer);
}

}  // namespace deduku::cli
