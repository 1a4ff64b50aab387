#include "src/cli/draw/step_path.hpp"

#include "src/cli/command/budgeted_rater.hpp"
#include "src/cli/io/signals.hpp"

namespace deduku::cli {

namespace {

class LadderPath final : public StepPath {
 public:
  LadderPath(const Grid& grid, const Ladder& ladder, const SolverOptions& options)
      : StepPath(grid), solver_(ladder, options), promise_(promise_of(grid, options.promise, *options.search)) {}

  bool advance(const Visit& visit) override {
    if (grid_.is_complete()) return false;
    const std::optional<StepEvent> event = solver_.next_step(grid_, promise_);
    if (!event || interrupted()) return false;
    visit(++taken_, *event);
    const Step step = event->step;
    return grid_.apply(step) != Status::contradiction;
  }

 private:
  Solver solver_;
  Promise promise_;
};

class SeStepPath final : public StepPath {
 public:
  SeStepPath(const Grid& grid, const RatingChoices& choices, const SolverOptions& options)
      : StepPath(grid), rater_(choices, options.promise) {}

  bool advance(const Visit& visit) override {
    if (grid_.is_complete()) return false;
    Effects step;
    (void)rater_.explain_next(grid_, [&](const SeEvent& event) {
      step = event.step;
      visit(++taken_, event);
    });
    if (!step.has_effect() || interrupted()) return false;
    (void)grid_.apply(step);  // that it contradicts itself does not matter to the scale
    return true;
  }

 private:
  BudgetedRater rater_;
};

}  // namespace

std::unique_ptr<StepPath> make_ladder_path(const Grid& grid, const Ladder& ladder, const SolverOptions& options) {
  return std::make_unique<LadderPath>(grid, ladder, options);
}

std::unique_ptr<StepPath> make_se_path(const Grid& grid, const RatingChoices& choices, const SolverOptions& options) {
  return std::make_unique<SeStepPath>(grid, choices, options);
}

}  // namespace deduku::cli
