// Recording of walks: runs a solver or a rater, and copies the explanation of each step.
#include "deduku/walk.hpp"

#include <algorithm>

#include "src/core/budget.hpp"
#include "src/core/contract.hpp"
#include "src/walk/verdict.hpp"

namespace deduku {

namespace {

int weight(const SeStep& step) {
  return step.rating;
}
int weight(const HodokuStep& step) {
  return hodoku_entry(step.entry).score;
}

}  // namespace

/// Copies the steps of a solver.
class Walk::Recorder : public Observer {
  /// Whether other steps were as easy as one. Has a solver of its own, because that of the walk is in use.
  class Alternatives {
   public:
    Alternatives(const Ladder& ladder, Promise promise, Budget& budget)
        : solver_(ladder, SolverOptions(), budget), promise_(promise) {}

    /// Whether no step with other effects is as easy: no other has as low a cost, and all singles are equally easy.
    bool has_none(const StepEvent& event) {
      if (family_of(event.view.step.technique) == Family::singles) return !has_another_single(event);
      const std::optional<CheapestSteps> cheapest = solver_.cheapest_steps(event.view.before, promise_);
      return cheapest && !has_others(cheapest->steps, event.view.step.effects);
    }

   private:
    static bool has_others(const StepList& steps, const Effects& effects) {
      return std::ranges::any_of(steps, [&](const Step& other) { return other.effects != effects; });
    }
    bool has_another_single(const StepEvent& event) {
      return std::ranges::any_of(solver_.ladder().rungs, [&](const Rung& rung) {
        return family_of(rung.technique) == Family::singles &&
               has_others(solver_.all_steps(event.view.before, rung.technique, promise_), event.view.step.effects);
      });
    }

    Solver solver_;
    Promise promise_;
  };

 public:
  Recorder(Walk& walk, Promise promise, Budget& budget) : walk_(walk), alternatives_(walk.ladder_, promise, budget) {}

  void on_step(const StepEvent& event) override {
    walk_.path_.add(event.view, *event.rung);
    const int cost = cost_of(*event.rung, event.view.step);
    walk_.steps_.push_back({cost, level_of(cost), alternatives_.has_none(event)});
  }

 private:
  Walk& walk_;
  Alternatives alternatives_;
};

Walk Walk::by_ladder(const Grid& start, const Ladder& ladder, const SolverOptions& options) {
  Walk walk;
  walk.path_ = Path(start);
  walk.ladder_ = ladder;
  Budget budget(options.work, Budget::technique);
  Recorder recorder(walk, promise_of(start, options), budget);
  Observer* const observers[] = {&recorder};
  walk.outcome_ = Solver(ladder, options, budget).solve(start, observers).outcome;
  return walk;
}

Walk Walk::by_path(const Path& path, Outcome outcome, const Ladder& ladder, const SolverOptions& options) {
  Walk walk;
  walk.path_ = Path(path.start());
  walk.ladder_ = ladder;
  walk.outcome_ = outcome;
  Budget budget(options.work, Budget::technique);
  Recorder recorder(walk, promise_of(path.start(), options), budget);
  for (std::size_t i = 0; i < path.size(); ++i) recorder.on_step(path[i]);
  return walk;
}

Walk Walk::by_scale(const Grid& start, const FrozenOptions& options) {
  Walk walk;
  walk.path_ = Path(start);
  walk.ladder_.name = walk::title(options.scale);
  walk.scale_ = options.scale;
  const FrozenRating rating = FrozenRater(options).explain(start, [&](const StepView& view) {
    walk.path_.add(view);
    walk.steps_.push_back({.cost = view.scale->rating});
  });
  walk.outcome_ = rating.outcome;
  return walk;
}

void Walk::rate(const WalkBudgets& budgets, const RatingOptions& options) {
  const auto with_budget = [&](std::uint64_t budget) {
    RatingOptions limited = options;
    limited.work.budget = budget;
    return limited;
  };
  WalkRatings& ratings = ratings_.emplace();
  ratings.r = RoundRater(default_ladder(), SolverOptions::of(with_budget(budgets.r))).rate(start());
  const auto keep_hardest = [](auto& hardest, const auto& step) {
    if (!hardest || weight(step) > weight(*hardest)) hardest = step;
  };
  ratings.se = SeRater(SeOptions::of(with_budget(budgets.se))).rate(start(), [&](const SeStep& step) {
    keep_hardest(ratings.se_hardest, step);
  });
  ratings.hodoku = HodokuRater(with_budget(budgets.hodoku)).rate(start(), [&](const HodokuStep& step) {
    keep_hardest(ratings.hodoku_hardest, step);
  });
  // Without a hardest step in the rating, the steps of the path may all be easier than a missing one.
  if (!ratings.se.hardest) ratings.se_hardest.reset();
  if (!ratings.hodoku.hardest) ratings.hodoku_hardest.reset();
}

StepView Walk::step(std::size_t index) const {
  require(index < steps_.size(), "Walk: there is no such step");
  return path_[index].view;
}

}  // namespace deduku
