// The fewest steps: the search by levels and, if it is cut short, short paths as upper bounds.
#include <algorithm>

#include "deduku/canonical.hpp"
#include "deduku/theory.hpp"
#include "src/core/contract.hpp"
#include "src/core/erase_repeated.hpp"
#include "src/core/givens.hpp"
#include "src/fewest/free_techniques.hpp"
#include "src/fewest/rounds_within.hpp"
#include "src/fewest/short_paths.hpp"
#include "src/search/admission.hpp"

namespace deduku {

using fewest::Levels;
using fewest::PoolStep;
using fewest::Scene;
using fewest::Steps;
using trial::TheoryOutcome;
using trial::TheoryState;

namespace {

/// The number of grids opened before the search for short paths: if few steps are needed, they suffice.
constexpr std::size_t grids_at_first = 300;
/// The maximum number of grids: far more than are opened within the default budget. They take about 600 bytes each, and
/// so do their children.
constexpr std::size_t most_grids = 20'000;
/// Longer than any path: every step removes a candidate.
constexpr int endless = Candidate::count;

Board board_of(const Grid& grid) {
  Board board;
  board.givens = grid.givens();
  PerCell<DigitSet> marks{};
  for (Cell cell : Cell::all()) {
    if (const auto value = grid.value(cell)) board.values[cell] = static_cast<std::uint8_t>(value->index() + 1);
    marks[cell] = grid.candidates(cell);
  }
  if (!has_givens_alone(grid)) board.marks = marks;
  return board;
}

}  // namespace

class FewestFinder::Search {
 public:
  Search(const Ladder& ladder, const FewestOptions& options)
      : ladder_(fewest::with_free(ladder, options.free)),
        options_(options),
        pool_(ladder_, options.free, budget_),
        rounds_(ladder_, {.arguments = false}, budget_),
        free_(fewest::free_part(options.free), SolverOptions(), shown_),
        shown_steps_(ladder_, SolverOptions(), shown_) {
    require(options.solver.search != nullptr, "FewestFinder: the options name no search");
  }

  Fewest find(const Grid& grid) {
    Fewest fewest{.free = options_.free};
    if (!begin(grid, fewest.outcome)) return fewest;
    if (closed_.is_complete()) {
      fewest.to = 0;
      fewest.path = free_path();
      return fewest;
    }
    if (!set_within(fewest.outcome, fewest.within)) {
      fewest.from = fewest.outcome == Outcome::stuck ? 0 : 1;
      return fewest;
    }
    search(fewest, endless);
    return fewest;
  }

  SingleStepSolutions one_steps(const Grid& grid) {
    SingleStepSolutions ones;
    if (!begin(grid, ones.outcome)) return ones;
    ones.before = free_path();
    ones.free_techniques_suffice = closed_.is_complete();
    if (ones.free_techniques_suffice || !set_within(ones.outcome, ones.within)) return ones;
    const Scene scene = make_scene();
    Levels levels(scene, closed_);
    (void)levels.advance(1, 1);
    ones.outcome = budget_.is_spent() ? budget_.ending() : Outcome::solved;
    ones.cut = levels.cut();
    std::vector<PoolStep> steps = levels.solving_first();
    const auto is_cheaper = [](const PoolStep& a, const PoolStep& b) {
      return std::tie(a.cost, a.rung) < std::tie(b.cost, b.rung);
    };
    std::ranges::stable_sort(steps, is_cheaper);
    for (const PoolStep& step : steps) show(ones, step);
    return ones;
  }

  TradeOff trade_off(const Grid& grid) {
    TradeOff result{.fewest = find(grid)};
    const Fewest& fewest = result.fewest;
    result.outcome = fewest.outcome;
    if (fewest.to.value_or(0) == 0) return result;
    result.points.push_back({fewest.within, fewest.from, *fewest.to});
    for (const int cost : costs_above(fewest.within)) {
      if (result.points.back().to <= 2 || !fewest.is_proved() || !lower(result, cost)) break;
    }
    if (result.points.back().to == 2 && !budget_.is_spent()) lower_to_one(result);
    if (budget_.is_spent()) result.outcome = budget_.ending();
    return result;
  }

  /// Whether the caller has stopped the search: then all results, including evidence, may be incomplete.
  bool is_stopped() const {
    const std::function<bool()>& stop = options_.solver.work.stop;
    return stop && stop();
  }

 private:
  /// Begins a question. Returns false if the puzzle does not have exactly one solution.
  bool begin(const Grid& grid, Outcome& outcome) {
    start_ = grid;
    budget_ = Budget(options_.solver.work, Budget::technique);
    shown_limits_.stop = options_.solver.work.stop;
    outcome = search::outcome_of(search::count(grid, 2, *options_.solver.search));
    if (outcome != Outcome::solved) return false;
    promise_ =
        options_.solver.uses_uniqueness ? search::promise_of_unique(grid, *options_.solver.search) : Promise::none;
    pool_.promise = promise_;
    closed_ = TheoryState(grid);
    (void)fewest::close(closed_, options_.free);
    return true;
  }

  /// Determines the maximum cost of a step. Returns false if there is nothing to search for: `outcome` is the reason.
  bool set_within(Outcome& outcome, int& within) {
    if (!options_.within && is_beyond_chains()) {
      outcome = Outcome::out_of_budget;
      return false;
    }
    const int most = options_.within.value_or(std::numeric_limits<int>::max());
    const fewest::RoundsWithin rounds = fewest::rounds_within(rounds_, budget_, start_, promise_, most);
    within = options_.within.value_or(rounds.outcome == Outcome::solved ? rounds.r : 0);
    outcome = rounds.outcome;
    pool_.within = within;
    return outcome == Outcome::solved;
  }

  /// No single elimination by a chain, whip or braid makes progress on such a puzzle; searching for the fewest stronger
  /// steps is not worth the time.
  bool is_beyond_chains() const {
    const WorkLimits& limits = options_.solver.work;
    TheoryRater rater({.limit = 1, .work = {.stop = limits.stop, .is_late = limits.is_late}});
    const TheoryFigure depth = rater.rate(TheoryScale::depth, start_);
    return !depth.is_found();
  }

  Scene make_scene() { return {start_, options_.free, pool_, budget_, canonical_form(board_of(start_)).symmetry}; }

  /// Searches for paths of at most `deepest` steps.
  void search(Fewest& fewest, int deepest) {
    const Scene scene = make_scene();
    Levels levels(scene, closed_);
    std::optional<Steps> best;
    Levels::Ending ending = levels.advance(grids_at_first, deepest);
    const bool goes_on = ending == Levels::Ending::limited && levels.depth() < deepest && !budget_.is_spent();
    if (goes_on && !levels.has_path() && deepest == endless) best = short_path(scene, 1);
    if (goes_on) ending = levels.advance(most_grids, deepest);
    if (levels.has_path()) best = levels.path();
    if (!best && deepest == endless && !budget_.is_spent()) best = short_path(scene, 16);
    sum_up(fewest, levels, ending, best);
  }

  /// The best of the simplest path and the greedy ones, each shortened.
  std::optional<Steps> short_path(const Scene& scene, std::size_t width) {
    const BudgetScope half(budget_, budget_.left() / 2);
    std::optional<Steps> best;
    const auto take = [&](std::optional<Steps> steps) {
      if (!steps) return;
      *steps = fewest::cut_down(scene, closed_, *std::move(steps));
      if (fewest::is_better(*steps, best)) best = std::move(steps);
    };
    take(fewest::greedy_path(scene, closed_, width, endless));
    if (!budget_.is_over()) take(fewest::simplest_path(scene, closed_, ladder_));
    return best;
  }

  void sum_up(Fewest& fewest, const Levels& levels, Levels::Ending ending, const std::optional<Steps>& best) {
    fewest.cut = levels.cut();
    fewest.from = levels.depth() + 1;
    fewest.assumes_monotone = fewest.from > 2 && levels.has_dropped();
    if (levels.cut_level()) fewest.from = std::min(fewest.from, *levels.cut_level() + 1);
    const bool is_first_whole = levels.depth() > 0 || (ending == Levels::Ending::solved && !budget_.is_spent());
    if (is_first_whole && levels.cut_level() != 0) fewest.one_steps = static_cast<int>(levels.solving_first().size());
    if (best) show(fewest, *best);
    fewest.outcome = fewest.is_proved()                          ? Outcome::solved
                     : budget_.is_spent()                        ? budget_.ending()
                     : ending == Levels::Ending::barren && !best ? Outcome::stuck
                                                                 : Outcome::out_of_budget;
  }

  /// The costs at which there may be more steps: those of rungs and, with their surcharges, every tenth of a point.
  std::vector<int> costs_above(int within) const {
    std::vector<int> costs;
    for (const Rung& rung : ladder_.rungs) {
      const int costliest = rung.cost + technique_of(rung.technique).surcharge.most();
      for (int cost = rung.cost; cost <= costliest; cost += 10) costs.push_back(cost);
      costs.push_back(costliest);
    }
    std::erase_if(costs, [&](int cost) { return cost <= within; });
    std::ranges::sort(costs);
    erase_repeated(costs);
    return costs;
  }

  /// Adds a point if steps up to a cost make the path shorter: with the least such cost. Returns false if limits ended
  /// the work.
  bool lower(TradeOff& result, int cost) {
    std::optional<TradeOffPoint> lowest;
    for (int within = cost; within > result.points.back().within;) {
      pool_.within = within;
      Fewest fewest{.free = options_.free, .within = within};
      search(fewest, (lowest ? lowest->to : result.points.back().to - 1));
      if (budget_.is_spent()) break;
      if (!fewest.to) break;
      lowest = TradeOffPoint{costliest_of(*fewest.path), fewest.from, *fewest.to};
      within = lowest->within - 1;
    }
    if (lowest) result.points.push_back(*lowest);
    return !budget_.is_spent();
  }

  /// Adds the point at which one step suffices, if there is one: the rungs are searched in the order of their costs,
  /// each once.
  void lower_to_one(TradeOff& result) {
    std::vector<Rung> rungs = ladder_.rungs;
    std::ranges::stable_sort(rungs, {}, &Rung::cost);
    const Grid grid = fewest::grid_of(start_, closed_);
    int least = std::numeric_limits<int>::max();
    for (const Rung& rung : rungs) {
      if (rung.cost >= least || is_free(options_.free, rung.technique)) continue;
      for (const Step& step : rounds_.steps_up_to(least - 1, grid, rung, promise_)) {
        if (cost_of(rung, step) < least && solves(step.effects)) least = cost_of(rung, step);
      }
      if (budget_.is_spent()) return;
    }
    if (least < std::numeric_limits<int>::max()) result.points.push_back({least, 1, 1});
  }

  bool solves(const Effects& effects) {
    (void)budget_.spend(fewest::units_of_closing(options_.free));
    TheoryState after = closed_;
    fewest::apply(after, effects);
    return fewest::close(after, options_.free) == TheoryOutcome::solved;
  }

  /// The cost of the costliest step of a path that is not free.
  int costliest_of(const Path& path) const {
    int costliest = 0;
    for (const StepEvent& event : path) {
      if (!is_free(options_.free, event.view.step.technique))
        costliest = std::max(costliest, cost_of(*event.rung, event.view.step));
    }
    return costliest;
  }

  // Shown steps are found again: this takes little work, and a little is granted if the account is over.

  /// The free steps from the start on.
  Path free_path() {
    constexpr std::uint64_t granted = 10'000;
    shown_limits_.budget = std::max(granted, budget_.left() / Budget::technique);
    shown_ = Budget(shown_limits_, Budget::technique);
    Path path(start_);
    add_free(path);
    return path;
  }

  void add_free(Path& path) {
    while (!path.finish().is_complete()) {
      const std::optional<StepEvent> event = free_.next_step(path.finish(), Promise::none);
      if (!event) return;
      path.add(event->view, *event->rung);
    }
  }

  /// The step with its evidence on a closed grid; null if it is not found again.
  std::optional<StepView> evidence_of(const PoolStep& step, const Grid& grid) {
    const StepList& steps = shown_steps_.steps_up_to(step.cost, grid, *step.rung, promise_);
    for (const Step& one : steps) {
      if (one.effects == step.effects && cost_of(*step.rung, one) == step.cost) {
        return steps.view(grid, one);
      }
    }
    return std::nullopt;
  }

  void show(SingleStepSolutions& ones, const PoolStep& step) {
    const std::optional<StepView> view = evidence_of(step, ones.before.finish());
    if (!view) return;
    ones.steps.add(view->step, view->links, view->branches);
    ones.rungs.push_back(*step.rung);
  }

  void show(Fewest& fewest, const Steps& steps) {
    Path path = free_path();
    for (const PoolStep& step : steps) {
      const std::optional<StepView> view = evidence_of(step, path.finish());
      if (!view) return;
      path.add(*view, *step.rung);
      add_free(path);
    }
    fewest.to = static_cast<int>(steps.size());
    fewest.path = std::move(path);
  }

  Ladder ladder_;
  FewestOptions options_;
  Budget budget_;
  fewest::StepPool pool_;
  Solver rounds_;
  WorkLimits shown_limits_;
  Budget shown_;  ///< the account for shown steps
  Solver free_;
  Solver shown_steps_;
  Grid start_;
  Promise promise_ = Promise::none;
  TheoryState closed_;
};

FewestFinder::FewestFinder(const Ladder& ladder, const FewestOptions& options)
    : search_(make_hidden<Search>(ladder, options)) {}

Fewest FewestFinder::find(const Grid& grid) {
  Fewest fewest = search_->find(grid);
  if (search_->is_stopped()) fewest.outcome = Outcome::stopped;
  return fewest;
}
SingleStepSolutions FewestFinder::one_steps(const Grid& grid) {
  SingleStepSolutions steps = search_->one_steps(grid);
  if (search_->is_stopped()) steps.outcome = Outcome::stopped;
  return steps;
}
TradeOff FewestFinder::trade_off(const Grid& grid) {
  TradeOff curve = search_->trade_off(grid);
  if (search_->is_stopped()) curve.outcome = curve.fewest.outcome = Outcome::stopped;
  return curve;
}

}  // namespace deduku
