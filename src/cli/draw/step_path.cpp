#include "src/cli/draw/step_path.hpp"

#include "src/cli/command/budgeted_rater.hpp"
#include "src/cli/io/signals.hpp"
#include "src/core/work.hpp"

namespace deduku::cli {

namespace {

class LadderPath final : public StepPath {
 public:
  LadderPath(const Grid& grid, const Ladder& ladder, const SolverOptions& options)
      : StepPath(grid),
        options_(options),
        solver_(ladder, options, work_),
        promise_(promise_of(grid, options.promise, *options.search)) {
    work_.start(options_.work, Work::technique);
  }

  void follow(const Visit& visit) override {
    bool is_wanted = true;
    while (is_wanted && !grid_.is_complete()) {
      const std::optional<StepEvent> event = solver_.next_step(grid_, promise_);
      if (!event || interrupted()) return;
      is_wanted = visit(++taken_, *event);
      const Step step = event->step;
      if (grid_.apply(step) == Status::contradiction) return;
    }
  }

 private:
  SolverOptions options_;
  Work work_;
  Solver solver_;
  Promise promise_;
};

class ScaleStepPath final : public StepPath {
 public:
  ScaleStepPath(const Grid& grid, FrozenScale scale, const RatingChoices& choices, const SolverOptions& options)
      : StepPath(grid), rater_(scale, choices, options.promise, [this] { return !is_wanted_; }) {}

  void follow(const Visit& visit) override {
    is_wanted_ = true;
    (void)rater_.explain(Grid(grid_), [&](const StepView& view) {
      if (!is_wanted_) return;
      is_wanted_ = visit(++taken_, view) && !interrupted();
      (void)grid_.apply(view.step);  // that it contradicts itself does not matter to the scale
    });
  }

 private:
  bool is_wanted_ = true;
  BudgetedRater rater_;
};

}  // namespace

std::unique_ptr<StepPath> make_ladder_path(const Grid& grid, const Ladder& ladder, const SolverOptions& options) {
  return std::make_unique<LadderPath>(grid, ladder, options);
}

std::unique_ptr<StepPath> make_scale_path(const Grid& grid, FrozenScale scale, const RatingChoices& choices,
                                          const SolverOptions& options) {
  return std::make_unique<ScaleStepPath>(grid, scale, choices, options);
}

}  // namespace deduku::cli
