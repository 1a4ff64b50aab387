// The solver: applies the techniques of a ladder until the grid is solved or none applies, and notifies observers.
#pragma once

#include <initializer_list>
#include <limits>

#include "deduku/export.h"
#include "deduku/function_ref.hpp"
#include "deduku/hidden.hpp"
#include "deduku/ladder.hpp"
#include "deduku/outcome.hpp"
#include "deduku/rating_options.hpp"
#include "deduku/search.hpp"

namespace deduku {
// Not visible outside the library.
class Budget;
}  // namespace deduku

namespace DEDUKU_API deduku {

/// A step of a path, and the rung that found it; null on the ladder of a frozen scale.
struct StepEvent {
  StepView view;
  const Rung* rung;
  /// The ordinal of the step in this solve, from 1.
  int ordinal;
};

/// All steps of the least cost on a grid. Refers to memory of the solver, valid until its next call.
struct CheapestSteps {
  /// Grouped by technique, in the order of its search; several may have the same effects.
  const StepList& steps;
  /// In hundredths.
  int cost;
  /// The first rung of the ladder that has one of them.
  const Rung* rung;
};

/// The required effects of a step, and constraints on the step.
struct StepRequest {
  /// It has all of these effects, and perhaps more: see `gives`. Empty: any step will do.
  Effects effects;
  /// A lower bound on the costs of all steps of the grid, in hundredths: the search below it is skipped.
  int least = 0;
  /// The maximum cost, in hundredths.
  int most = std::numeric_limits<int>::max();
  /// It is of one of these techniques, by `TechniqueId`; empty: of any.
  std::optional<TechniqueSet> techniques{};
};

/// Is notified of the actions of a solver as they happen. Every function is optional.
class Observer {
 public:
  virtual ~Observer() = default;
  virtual void on_start(const Grid& /*grid*/) {}
  virtual void on_step(const StepEvent& /*event*/) {}
  /// Whether to continue with the next step: if an observer returns false, the run ends there, as `stopped`.
  virtual bool wants_more() const { return true; }
  /// The ladder ran out at this grid.
  virtual void on_stuck(const Grid& /*grid*/) {}
};

/// Is notified of the techniques that a solver tries: for measurements.
class SearchProfiler {
 public:
  virtual ~SearchProfiler() = default;
  virtual void on_attempt(TechniqueId technique) = 0;
  /// Whether the last tried technique has found any step, even if the ladder takes none of them.
  virtual void on_result(TechniqueId technique, bool found) = 0;
};

/// The result of a solve.
struct SolveResult {
  Outcome outcome = Outcome::none;
  /// The grid at the end of the ladder: complete if solved, else the one on which it was stuck.
  Grid logical;
  /// The solution if there is exactly one; otherwise some solutions: none, or two that differ.
  std::optional<Solution> solution;
  std::optional<Solution> second_solution;
  /// The effort of the search that finished a grid on which the ladder was stuck; zero otherwise.
  search::Effort effort;
  /// The number of steps of the ladder.
  int step_count = 0;
  /// The techniques, by `TechniqueId`, whose search a limit cut short on the path: one of their steps may have been
  /// missed.
  TechniqueSet cut;
};

/// The search always runs: the solution that it finds guards every step, and if there is only one, techniques of
/// uniqueness rely only on the part of the promise that holds. The budget counts techniques tried, one after the other
/// and again for each step; in a technique that searches for long, each hundred places count as one more. `stop` is
/// called a thousand times a second.
struct SolverOptions {
  // See `RatingOptions`.
  Uniqueness uniqueness = Uniqueness::required;
  bool uses_uniqueness = true;
  WorkLimits work{};
  /// The search that counts solutions and finishes stuck grids; must outlive the solver.
  const search::Backend* search = &search::default_backend();
  /// If not null, is notified of each technique that is tried; must outlive the solver.
  SearchProfiler* profiler = nullptr;
  /// Whether steps include their arguments: the statements that they use, and the reason for each change of a
  /// candidate. Ratings are faster without them; then steps have no premises and no reasons.
  bool arguments = true;

  /// Converts the options common to all raters.
  static SolverOptions of(const RatingOptions& options, const search::Backend* backend = &search::default_backend()) {
    return {.uniqueness = options.uniqueness,
            .uses_uniqueness = options.uses_uniqueness,
            .work = options.work,
            .search = backend};
  }
  // NOLINTNEXTLINE(google-explicit-constructor): these include the options of the other raters
  operator RatingOptions() const { return {uniqueness, uses_uniqueness, work}; }
};

/// The promise that techniques of uniqueness may rely on in a grid; `none` if the options do not use them:
/// - exactly one solution: the promise that holds;
/// - several solutions or none: `givens` if one solution is assumed, else `none`.
/// The search determines the number of solutions, unless it is known, or is assumed of a grid that has only its givens.
Promise promise_of(const Grid& grid, const SolverOptions& options = {});

/// Solves one grid after another with the same ladder; reuses its memory. One solver per thread.
class Solver {
 public:
  explicit Solver(const Ladder& ladder = default_ladder());
  Solver(const Ladder& ladder, const SolverOptions& options);
  /// For the library itself: several calls share an account of work, which must outlive the solver. Otherwise each call
  /// has the whole budget.
  Solver(const Ladder& ladder, const SolverOptions& options, Budget& budget);

  /// Solves a grid. If it has several solutions, it is solved only as far as its steps lead, and only if the options
  /// allow it: its outcome is still `several`, unless the limits were reached before. `observers` are called in order
  /// and must not be null.
  SolveResult solve(const Grid& grid, std::span<Observer* const> observers = {});
  SolveResult solve(const Grid& grid, std::initializer_list<Observer*> observers) {
    return solve(grid, std::span(observers.begin(), observers.size()));
  }
  SolveResult solve(const Grid& grid, Observer& observer) { return solve(grid, {&observer}); }
  /// Solves, and calls the function with every step.
  SolveResult solve(const Grid& grid, FunctionRef<void(const StepEvent&)> on_step);

  /// A step of the least cost on a grid, and its rung; empty if no step is found or the limits of work were reached.
  /// The event refers to `grid` and to memory of the solver, valid until its next call.
  std::optional<StepEvent> next_step(const Grid& grid, Promise promise) &;
  // The event would refer to a destroyed grid or solver.
  std::optional<StepEvent> next_step(Grid&& grid, Promise promise) = delete;
  std::optional<StepEvent> next_step(const Grid& grid, Promise promise) && = delete;

  /// One of the cheapest steps that fulfil a request, and its rung; empty as above, and if no step fulfils it. `cut`
  /// returns the techniques whose search a limit cut short.
  std::optional<StepEvent> cheapest_step_for(const StepRequest& request, const Grid& grid, Promise promise) &;
  std::optional<StepEvent> cheapest_step_for(const StepRequest& request, Grid&& grid, Promise promise) = delete;

  /// All steps of the least cost; empty as above, and if all steps cost more than `most`, in hundredths.
  std::optional<CheapestSteps> cheapest_steps(const Grid& grid, Promise promise,
                                              int most = std::numeric_limits<int>::max()) &;
  /// The techniques, by `TechniqueId`, whose search a limit cut short in the last call of `cheapest_steps` or
  /// `cheapest_step_for`.
  TechniqueSet cut() const;

  /// How the last call of `next_step`, `cheapest_step_for` or `cheapest_steps` that found no step ended: `stuck`,
  /// `out_of_budget` or `stopped`.
  Outcome ending() const;

  /// Every instance of one technique on a grid, in the order of its search; empty for a technique that needs a unique
  /// solution if that is not promised. Valid until the next call.
  const StepList& all_steps(const Grid& grid, TechniqueId technique, Promise promise = Promise::none) &;
  const StepList& all_steps(const Grid& grid, TechniqueId technique, Promise promise = Promise::none) && = delete;
  /// The steps that cost at most `most`, in hundredths, with the cost of this rung, which need not be on the ladder.
  const StepList& steps_up_to(int most, const Grid& grid, const Rung& rung, Promise promise) &;
  /// Whether a limit cut the search of the last call of `all_steps` or `steps_up_to` short, so that steps may be
  /// missing.
  bool is_cut() const;

  const Ladder& ladder() const;

 private:
  struct State;
  Hidden<State> state_;
};

}  // namespace deduku
