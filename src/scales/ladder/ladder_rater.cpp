// The scale of our own ladder: a fold over the steps of the solver.
#include <algorithm>

#include "deduku/rating.hpp"

namespace deduku {

namespace {

/// Folds the steps of a solve into a rating, and forwards all events. A rating needs every step, so `wants_more` is not
/// asked.
class Fold final : public Observer {
 public:
  Fold(Observer& next, Uniqueness uniqueness) : next_(next), uniqueness_(uniqueness) {}

  void on_start(const Grid& grid) override { next_.on_start(grid); }
  void on_step(const StepEvent& event) override {
    add(event);
    next_.on_step(event);
  }
  void on_stuck(const Grid& grid) override { next_.on_stuck(grid); }

  LadderRating rating(const SolveResult& result) const {
    LadderRating rating = rating_;
    rating.outcome = outcome_of(result);
    if (!result.second_solution) rating.solution = result.solution;
    rating.effort = result.effort;
    if (rating.outcome == Outcome::stuck) rating.score += stuck_score + node_score * std::int64_t(rating.effort.nodes);
    return rating;
  }

 private:
  void add(const StepEvent& event) {
    const int cost = cost_of(*event.rung, event.view.step);
    if (cost > highest_cost_) {
      highest_cost_ = cost;
      rating_.hardest = event.rung->technique;
      rating_.level = level_of(cost);
    }
    rating_.score += cost;
    ++rating_.steps;
    ++rating_.tally[static_cast<std::size_t>(event.rung->technique)];
  }

  /// If the puzzle has several solutions and is not refused, the result of the steps counts: steps that rest on a
  /// single solution may contradict each other.
  Outcome outcome_of(const SolveResult& result) const {
    if (result.outcome != Outcome::several || uniqueness_ == Uniqueness::required) return result.outcome;
    if (result.logical.has_contradiction()) return Outcome::several;
    return result.logical.is_complete() ? Outcome::solved : Outcome::stuck;
  }

  Observer& next_;
  Uniqueness uniqueness_;
  LadderRating rating_;
  int highest_cost_ = 0;
};

/// Forwards only the steps.
class StepsOnly final : public Observer {
 public:
  explicit StepsOnly(LadderObserver observer) : observer_(observer) {}
  void on_step(const StepEvent& event) override { observer_(event); }

 private:
  LadderObserver observer_;
};

}  // namespace

LadderRater::LadderRater(const Ladder& ladder, const SolverOptions& options)
    : solver_(ladder, options), uniqueness_(options.uniqueness) {}

LadderRating LadderRater::rate(const Board& board) {
  return find_conflict(board) ? LadderRating() : rate(Grid(board));
}
LadderRating LadderRater::rate(const Board& board, LadderObserver observer) {
  return find_conflict(board) ? LadderRating() : rate(Grid(board), observer);
}
LadderRating LadderRater::rate(const Grid& grid) {
  Observer nobody;
  return rate(grid, nobody);
}
LadderRating LadderRater::rate(const Grid& grid, LadderObserver observer) {
  StepsOnly steps(observer);
  return rate(grid, steps);
}
LadderRating LadderRater::rate(const Board& board, Observer& observer) {
  return find_conflict(board) ? LadderRating() : rate(Grid(board), observer);
}
LadderRating LadderRater::rate(const Grid& grid, Observer& observer) {
  Fold fold(observer, uniqueness_);
  return fold.rating(solver_.solve(grid, {&fold}));
}

}  // namespace deduku
