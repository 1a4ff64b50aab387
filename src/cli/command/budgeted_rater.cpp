#include "src/cli/command/budgeted_rater.hpp"

namespace deduku::cli {

FrozenOptions frozen_options(FrozenScale scale, const RatingChoices& choices, const std::optional<Promise>& promise,
                             const WorkLimits& work) {
  return {.scale = scale,
          .promise = promise.value_or(Promise::givens),
          .allows_several = true,
          .work = work,
          .se_mode = choices.mode()};
}

BudgetedRater::BudgetedRater(FrozenScale scale, const RatingChoices& choices, const std::optional<Promise>& promise,
                             const std::function<bool()>& is_done)
    : clock_(choices.budget()), rater_(frozen_options(scale, choices, promise, limits(is_done))) {}

WorkLimits BudgetedRater::limits(const std::function<bool()>& is_done) const {
  WorkLimits limits = clock_.limits();
  if (is_done) limits.stop = [stop = limits.stop, is_done] { return is_done() || (stop && stop()); };
  return limits;
}

FrozenRating BudgetedRater::explain(const Grid& grid, StepVisitor visitor) {
  clock_.start();
  return rater_.explain(grid, visitor);
}

}  // namespace deduku::cli
