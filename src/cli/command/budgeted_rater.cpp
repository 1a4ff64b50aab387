#include "src/cli/command/budgeted_rater.hpp"

namespace deduku::cli {

SeOptions se_options(const RatingChoices& choices, const std::optional<Promise>& promise, const WorkLimits& work) {
  return {.promise = promise.value_or(Promise::givens), .allows_several = true, .work = work, .mode = choices.mode()};
}

BudgetedRater::BudgetedRater(const RatingChoices& choices, const std::optional<Promise>& promise)
    : clock_(choices.budget()), rater_(se_options(choices, promise, clock_.limits())) {}

SeRating BudgetedRater::explain(const Grid& grid, SeExplainer explainer) {
  clock_.start();
  return rater_.explain(grid, explainer);
}

SeRating BudgetedRater::explain_next(const Grid& grid, SeExplainer explainer) {
  clock_.start();
  return rater_.explain_next(grid, explainer);
}

}  // namespace deduku::cli
