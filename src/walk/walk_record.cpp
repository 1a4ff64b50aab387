// How walks are recorded: a solver or a rater goes ahead, and what explains each step is copied.
#include "deduku/walk.hpp"

#include <algorithm>

#include "src/core/contract.hpp"
#include "src/core/step_sink.hpp"
#include "src/core/work.hpp"
#include "src/walk/verdict.hpp"

namespace deduku {

namespace {

int weight(const SeStep& step) {
  return step.rating;
}
int weight(const HodokuStep& step) {
  return hodoku_entry(step.entry).score;
}

/// Whether there were other steps as easy as one. Has a solver of its own, since that of the walk is at work.
class Alternatives {
 public:
  Alternatives(const Ladder& ladder, Promise promise, Work& work)
      : solver_(ladder, SolverOptions(), work), promise_(promise) {}

  /// Whether no step with other effects is as easy. Stops at the first that is.
  bool has_none(const StepEvent& event) {
    const int cost = ease_of(event);
    for (const Rung& rung : solver_.ladder().rungs) {
      if (rung.cost <= cost && has_another(rung, event, cost)) return false;
    }
    return true;
  }

 private:
  /// Up to which cost another step is as easy: all singles are.
  int ease_of(const StepEvent& event) const {
    int cost = cost_of(*event.rung, event.step);
    if (family_of(event.step.technique) != Family::singles) return cost;
    for (const Rung& rung : solver_.ladder().rungs) {
      if (family_of(rung.technique) == Family::singles) cost = std::max(cost, rung.cost + most_surcharge(rung));
    }
    return cost;
  }
  static int most_surcharge(const Rung& rung) { return technique_of(rung.technique).max_surcharge; }

  bool has_another(const Rung& rung, const StepEvent& event, int cost) {
    const Effects& effects = event.step;
    for (const Step& step : steps_of(rung, event.before, cost)) {
      if (cost_of(rung, step) <= cost && static_cast<const Effects&>(step) != effects) return true;
    }
    return false;
  }
  /// The steps of a rung up to a cost: all singles, of costlier techniques only the cheapest, for listing all would take long.
  const StepList& steps_of(const Rung& rung, const Grid& grid, int cost) {
    if (family_of(rung.technique) == Family::singles) return solver_.all_steps(grid, rung.technique, promise_);
    cheapest_.clear();
    solver_.add_cheapest(grid, rung, promise_, cost, cheapest_);
    return cheapest_.found();
  }

  Solver solver_;
  Promise promise_;
  StepSink cheapest_{StepSink::Wanted::cheapest};
};

}  // namespace

/// Copies the steps of a solver.
class Walk::Recorder : public Observer {
 public:
  Recorder(Walk& walk, Promise promise, Work& work) : walk_(walk), alternatives_(walk.ladder_, promise, work) {}

  void on_step(const StepEvent& event) override {
    walk_.path_.add(event, *event.rung);
    walk_.steps_.push_back({cost_of(*event.rung, event.step), event.rung->level, alternatives_.has_none(event)});
  }

 private:
  Walk& walk_;
  Alternatives alternatives_;
};

Walk Walk::by_ladder(const Grid& start, const Ladder& ladder, const SolverOptions& options) {
  Walk walk;
  walk.path_ = Path(start);
  walk.ladder_ = ladder;
  Work work;
  work.start(options.work, Work::technique);
  Recorder recorder(walk, promise_of(start, options.promise, *options.search), work);
  Observer* const observers[] = {&recorder};
  walk.outcome_ = Solver(ladder, options, work).solve(start, observers).outcome;
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
  // No step that was taken may be as hard as one that was missing.
  if (!ratings.se.hardest) ratings.se_hardest.reset();
  if (!ratings.hodoku.hardest) ratings.hodoku_hardest.reset();
}

StepView Walk::step(std::size_t index) const {
  require(index < steps_.size(), "Walk: there is no such step");
  return path_[index];
}

}  // namespace deduku
