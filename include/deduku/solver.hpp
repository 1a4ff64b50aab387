// The solver: applies the techniques of a ladder until the grid is solved or none applies, and notifies observers.
#pragma once

#include <bitset>
#include <limits>
#include <memory>

#include "deduku/export.h"
#include "deduku/ladder.hpp"
#include "deduku/outcome.hpp"
#include "deduku/rating_options.hpp"
#include "deduku/search.hpp"

namespace deduku {
// Not seen from outside.
class Work;
}  // namespace deduku

namespace DEDUKU_API deduku {

/// What techniques of uniqueness may rely on in a grid, by asking the search: where there is exactly one solution, what
/// holds, but not more than `promise`; else `promise`, or `none` where there is none.
Promise promise_of(const Grid& grid, std::optional<Promise> promise = {},
                   const search::Backend& backend = search::default_backend());

/// A step of a path, and the rung that found it; null on the ladder of a frozen scale.
struct StepEvent : StepView {
  const Rung* rung;
  /// The ordinal of the step in this solve, from 1.
  int ordinal;
};

/// All steps of the least cost that a grid has. Refers to memory of the solver, valid until its next call.
struct CheapestSteps {
  /// Those of one technique together, in the order of its search; several may change the same.
  const StepList& steps;
  /// In hundredths.
  int cost;
  /// The first rung of the ladder that has one of them.
  const Rung* rung;
};

/// Is notified of what a solver does, as it happens. Every function may be left out.
class Observer {
 public:
  virtual ~Observer() = default;
  virtual void on_start(const Grid& /*grid*/) {}
  virtual void on_step(const StepEvent& /*event*/) {}
  /// Whether the next step is wanted, too: where an observer wants none, the run ends there, as `stopped`.
  virtual bool wants_more() const { return true; }
  /// The ladder ran out at this grid.
  virtual void on_stuck(const Grid& /*grid*/) {}
};

/// Is notified of the techniques that a solver tries: for measurements.
class SearchProfiler {
 public:
  virtual ~SearchProfiler() = default;
  virtual void on_attempt(TechniqueId technique) = 0;
  /// Whether the technique that was tried last has found any step, though perhaps none that the ladder takes.
  virtual void on_result(TechniqueId technique, bool found) = 0;
};

/// The result of a solve.
struct SolveResult {
  Outcome outcome = Outcome::none;
  /// Where the ladder ended: complete if solved, else where it was stuck.
  Grid logical;
  /// The solution where there is exactly one; otherwise some solutions: none, or two that differ.
  std::optional<Solution> solution;
  std::optional<Solution> second_solution;
  /// What the search spent on finishing a grid on which the ladder was stuck; zero otherwise.
  search::Effort effort;
  /// How many steps the ladder took.
  int step_count = 0;
  /// The techniques, by `TechniqueId`, that a limit has kept from part of their search on the path: a step of theirs may
  /// have been passed over.
  std::bitset<technique_count> cut;
};

/// The search is asked in any case: the solution it knows guards every step, and where there is just one, no more of a
/// promise counts than holds. The budget counts techniques tried, one after the other and again for each step; where one
/// searches for long, each hundred places that it looks at count as one more. `stop` is asked a thousand times a second.
struct SolverOptions {
  // As of `RatingOptions`.
  std::optional<Promise> promise{};
  bool allows_several = false;
  WorkLimits work{};
  /// The search that counts solutions and finishes stuck grids; must outlive the solver.
  const search::Backend* search = &search::default_backend();
  /// Is notified of each technique that is tried, where it is not null; must outlive the solver.
  SearchProfiler* profiler = nullptr;
  /// Whether steps state their arguments: the statements that they use, and why each candidate changes. Ratings are faster without;
  /// then steps have no premises and no reasons.
  bool arguments = true;

  /// What all raters take, for this one.
  static SolverOptions of(const RatingOptions& options, const search::Backend* backend = &search::default_backend()) {
    return {
        .promise = options.promise, .allows_several = options.allows_several, .work = options.work, .search = backend};
  }
  // NOLINTNEXTLINE(google-explicit-constructor): these contain those of the other raters
  operator RatingOptions() const { return {promise, allows_several, work}; }
};

/// Solves one grid after another with the same ladder; reuses its memory. One solver per thread.
class Solver {
 public:
  explicit Solver(const Ladder& ladder = default_ladder());
  Solver(const Ladder& ladder, const SolverOptions& options);
  /// For the library itself: what several calls spend together is counted elsewhere, on an account that must outlive the
  /// solver. Else each call has the whole budget.
  Solver(const Ladder& ladder, const SolverOptions& options, Work& work);
  ~Solver();
  Solver(Solver&&) noexcept;
  Solver& operator=(Solver&&) noexcept;

  /// Solves a grid; one with several solutions only as far as its steps lead, and only if the options allow it: its
  /// outcome is `several` all the same, unless the limits were reached before. `observers` are called in order and must
  /// not be null.
  SolveResult solve(const Grid& grid, std::span<Observer* const> observers = {});

  /// A step of the least cost on a grid, and its rung; empty where there is none, or where the limits of work were
  /// reached. The event refers to `grid` and to memory of the solver, valid until its next call.
  std::optional<StepEvent> next_step(const Grid& grid, Promise promise);

  /// All of them; empty as above, and where all steps cost more than `most`, in hundredths.
  std::optional<CheapestSteps> cheapest_steps(const Grid& grid, Promise promise,
                                              int most = std::numeric_limits<int>::max());
  /// The techniques, by `TechniqueId`, that a limit kept from part of the search in the last call of `cheapest_steps`.
  std::bitset<technique_count> cut() const;

  /// How the last call of `next_step` or `cheapest_steps` ended that found none: `stuck`, `out_of_budget` or `stopped`.
  Outcome ending() const;

  /// Every instance of one technique on a grid, in the order of its search; none of a technique that needs a unique
  /// solution where none is promised. Valid until the next call.
  const StepList& all_steps(const Grid& grid, TechniqueId technique, Promise promise = Promise::none);
  /// Those that cost `most` at most, in hundredths, with the cost of this rung, which need not be on the ladder.
  const StepList& steps_up_to(int most, const Grid& grid, const Rung& rung, Promise promise);
  /// Whether a limit kept the last call of `all_steps` or `steps_up_to` from part of its search, so that steps may be missing.
  bool is_cut() const;

  const Ladder& ladder() const;

 private:
  struct State;
  std::unique_ptr<State> state_;
};

}  // namespace deduku
