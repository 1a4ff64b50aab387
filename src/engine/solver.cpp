#include "deduku/solver.hpp"

#include <algorithm>

#include "deduku/own_technique.hpp"
#include "src/core/contract.hpp"
#include "src/core/givens.hpp"
#include "src/core/step_sink.hpp"
#include "src/core/workspace.hpp"
#include "src/engine/rung_queue.hpp"
#include "src/search/admission.hpp"

namespace deduku {

namespace {

/// The promise for a grid if it is known whether it has exactly one solution.
Promise promise_for(const Grid& grid, bool one_solution, const SolverOptions& options) {
  if (!options.uses_uniqueness) return Promise::none;
  if (one_solution) return search::promise_of_unique(grid, *options.search);
  return search::is_counted(options.uniqueness) ? Promise::none : Promise::givens;
}

}  // namespace

Promise promise_of(const Grid& grid, const SolverOptions& options) {
  if (!options.uses_uniqueness) return Promise::none;
  const bool is_settled =
      options.uniqueness == Uniqueness::known || (options.uniqueness == Uniqueness::assumed && has_givens_alone(grid));
  return promise_for(grid, is_settled || search::is_unique(grid, *options.search), options);
}

namespace {

void require_technique(TechniqueId technique, const Ladder& ladder) {
  require(static_cast<int>(technique) < technique_count || ladder.own_technique(technique) != nullptr,
          "Solver: there is no such technique");
}

/// A ladder is checked when it is taken over: a repeated technique would count twice.
void require_ladder(const Ladder& ladder) {
  TechniqueSet seen;
  for (const Rung& rung : ladder.rungs) {
    require_technique(rung.technique, ladder);
    require(0 <= rung.cost && rung.cost <= most_cost, "Solver: a cost of the ladder is negative or above 1,000.00");
    require(!seen.test(static_cast<std::size_t>(rung.technique)), "Solver: a technique is on the ladder twice");
    seen.set(static_cast<std::size_t>(rung.technique));
  }
}

/// Whether some step of a rung may fulfil a request.
bool may_fulfil(const Rung& rung, const StepRequest& request) {
  if (request.techniques && !request.techniques->test(static_cast<std::size_t>(rung.technique))) return false;
  return rung.cost + technique_of(rung.technique).surcharge.most() >= request.least;
}

/// Calls a function with every step.
class StepCaller : public Observer {
 public:
  explicit StepCaller(FunctionRef<void(const StepEvent&)> on_step) : on_step_(on_step) {}
  void on_step(const StepEvent& event) override { on_step_(event); }

 private:
  FunctionRef<void(const StepEvent&)> on_step_;
};

/// Whether a step keeps every candidate of the solution.
bool agrees_with(const Step& step, const Solution& solution) {
  for (Digit digit : step.effects.removes.digits()) {
    for (Cell cell : step.effects.removes.cells(digit)) {
      if (solution[cell] == digit) return false;
    }
  }
  for (Candidate candidate : step.effects.places) {
    if (solution[candidate.cell()] != candidate.digit()) return false;
  }
  return true;
}

}  // namespace

struct Solver::State {
  State(const Ladder& of, const SolverOptions& asked, Budget* shared)
      : ladder(of), options(asked), budget(shared != nullptr ? *shared : own_budget) {
    require_ladder(ladder);
    require(options.search != nullptr, "Solver: the options name no search");
    for (StepSink* sink : {&one, &cheapest, &all}) sink->charge_to(budget);
    for (StepSink* sink : {&cheapest, &all}) sink->want_arguments(options.arguments);
  }

  Ladder ladder;
  SolverOptions options;
  Budget own_budget{};
  Budget& budget;  ///< its own, or one that is shared with others
  Workspace workspace{budget};
  engine::RungQueue due{ladder.rungs};
  StepSink one{StepSink::Wanted::one_cheapest};
  StepSink cheapest{StepSink::Wanted::cheapest};
  StepSink all{StepSink::Wanted::all};
  StepList steps_within_cost{};
  /// How the last search without a step ended.
  Outcome ending = Outcome::stuck;
  /// The techniques whose search a limit cut short.
  TechniqueSet cut{};

  /// Searches for up to two solutions: their number decides which facts may be used and which outcome is reported.
  SolveResult classify(const Grid& grid) const {
    SolveResult result;
    result.logical = grid;
    options.search->run(grid, 2, [&](const Solution& solution) {
      (result.solution ? result.second_solution : result.solution) = solution;
      return true;
    });
    result.outcome = !result.solution ? Outcome::none : result.second_solution ? Outcome::several : Outcome::solved;
    return result;
  }

  void begin_question() {
    if (&budget == &own_budget) budget = Budget(options.work, Budget::technique);
  }

  /// Collects steps of the least cost, if it is at most `most`; returns the first rung of the ladder that has some of
  /// them. Null without such steps, or if the account is over; `ending` is the reason.
  const Rung* collect_cheapest(const Grid& grid, Promise promise, int most, StepSink& sink,
                               const StepRequest* request = nullptr) {
    workspace.set_promise(promise);
    const StepList& found = sink.found();
    const Rung* first = nullptr;
    due.start();
    while (const std::optional<engine::QueuedRung> next = due.next()) {
      const auto& [rung, cost] = *next;
      if (cost > most) break;
      if (!found.empty() && cost > sink.min_cost()) break;
      if (!found.empty() && cost == sink.min_cost() && sink.wants_one() && rung > first) break;
      if (request != nullptr && !may_fulfil(*rung, *request)) continue;
      sink.begin(rung->cost, technique_of(rung->technique).surcharge, std::min(std::max(cost, due.min_cost()), most));
      find(rung->technique, grid, sink);
      if (budget.is_spent()) {
        ending = budget.ending();
        return nullptr;
      }
      if (!found.empty()) first = first_rung(found);
      if (const std::optional<int> later = sink.stopped_at()) due.put_back({rung, *later});
    }
    if (!found.empty() && sink.min_cost() <= most) return first;
    ending = Outcome::stuck;
    return nullptr;
  }

  /// Finders that search by growing cost end at the ceiling; costlier steps of other finders are dropped.
  const StepList& collect_up_to(int most, const Grid& grid, const Rung& rung) {
    const Technique& technique = technique_of(rung.technique);
    all.clear();
    all.begin(rung.cost, technique.surcharge, most);
    find(rung.technique, grid, all);
    const StepList& found = all.found();
    const auto is_too_costly = [&](const Step& step) { return cost_of(rung, step) > most; };
    if (std::ranges::none_of(found, is_too_costly)) return found;
    steps_within_cost.clear();
    for (const Step& step : found) {
      if (!is_too_costly(step)) steps_within_cost.add(step, found.links(step), found.branches(step));
    }
    return steps_within_cost;
  }

  /// The first rung of the ladder that has one of the steps: not always the one that was searched first.
  const Rung* first_rung(const StepList& steps) const {
    TechniqueSet techniques;
    for (const Step& step : steps) techniques.set(static_cast<std::size_t>(step.technique));
    const auto has_some = [&](const Rung& rung) { return techniques[static_cast<std::size_t>(rung.technique)]; };
    return &*std::ranges::find_if(ladder.rungs, has_some);
  }

  /// The next step of a path: one of the steps of the least cost on the first rung that has some, if possible near the
  /// last step.
  std::optional<StepEvent> find_next_step(const Grid& grid, Promise promise, const Effects* last, int ordinal) {
    one.clear();
    if (last != nullptr) one.prefer_near(*last);
    const Rung* rung = collect_cheapest(grid, promise, std::numeric_limits<int>::max(), one);
    return rung == nullptr ? std::nullopt : std::optional(last_of(one, grid, *rung, ordinal));
  }

  /// The last step is the preferred one; others are kept only if they came first.
  static StepEvent last_of(const StepSink& sink, const Grid& grid, const Rung& rung, int ordinal) {
    const StepList& found = sink.found();
    std::size_t index = found.size() - 1;
    while (found[index].technique != rung.technique) --index;
    return {found.view(grid, found[index]), &rung, ordinal};
  }

  /// The only place that calls techniques: those that need a unique solution only if one is promised.
  void find(TechniqueId technique, const Grid& grid, StepSink& sink) {
    if (!budget.spend(Budget::technique)) return;
    const std::shared_ptr<const OwnTechnique> own = ladder.own_technique(technique);
    const bool needs_uniqueness = own ? own->needs_uniqueness : technique_of(technique).needs_uniqueness;
    if (needs_uniqueness && workspace.promise() == Promise::none) return;
    if (options.profiler != nullptr) options.profiler->on_attempt(technique);
    SearchScope scope(workspace);
    const std::uint64_t before = sink.emitted();
    if (own) {
      StepEmitter steps(grid, workspace, sink, technique, own);
      own->find(grid, steps);
    } else {
      technique_of(technique).find(grid, workspace, sink);
    }
    if (!scope.end()) sink.note_cut();
    if (options.profiler != nullptr) options.profiler->on_result(technique, sink.emitted() != before);
    if (sink.is_cut()) cut.set(static_cast<std::size_t>(technique));
  }

  Outcome run_ladder(SolveResult& result, Promise promise, std::span<Observer* const> observers) {
    Effects last;
    while (!result.logical.is_complete()) {
      const std::optional<StepEvent> next =
          find_next_step(result.logical, promise, result.step_count > 0 ? &last : nullptr, result.step_count + 1);
      if (!next) {
        if (is_cut_short(ending)) return ending;
        for (Observer* observer : observers) observer->on_stuck(result.logical);
        return Outcome::stuck;
      }
      const Step& step = next->view.step;
      ++result.step_count;
      for (Observer* observer : observers) observer->on_step(*next);
      // The known solution guards every step: if one contradicts it, its technique is unsound.
      if (result.outcome == Outcome::solved && !agrees_with(step, *result.solution)) return Outcome::unsound;
      last = step.effects;
      if (result.logical.apply(step.effects) == Status::contradiction) return Outcome::none;
      const bool goes_on = result.logical.is_complete() || std::ranges::all_of(observers, &Observer::wants_more);
      if (!goes_on) return Outcome::stopped;
    }
    return Outcome::solved;
  }
};

Solver::Solver(const Ladder& ladder) : Solver(ladder, SolverOptions()) {}
Solver::Solver(const Ladder& ladder, const SolverOptions& options)
    : state_(make_hidden<State>(ladder, options, nullptr)) {}
Solver::Solver(const Ladder& ladder, const SolverOptions& options, Budget& budget)
    : state_(make_hidden<State>(ladder, options, &budget)) {}

SolveResult Solver::solve(const Grid& grid, std::span<Observer* const> observers) {
  require(std::ranges::find(observers, nullptr) == observers.end(), "Solver: an observer is null");
  for (Observer* observer : observers) observer->on_start(grid);
  SolveResult result = state_->classify(grid);
  if (result.outcome == Outcome::none) return result;

  const bool one_solution = result.outcome == Outcome::solved;
  const SolverOptions& options = state_->options;
  if (!one_solution && options.uniqueness == Uniqueness::required) return result;
  const Promise promise = promise_for(grid, one_solution, options);
  state_->cut.reset();
  state_->begin_question();
  state_->one.want_arguments(options.arguments && !observers.empty());
  const Outcome ended = state_->run_ladder(result, promise, observers);
  result.cut = state_->cut;
  if (one_solution || is_cut_short(ended)) result.outcome = ended;
  // The search continues from the grid on which the ladder was stuck; its effort there measures the gap in the logic.
  const auto first_alone = [](const Solution&) { return false; };
  if (result.outcome == Outcome::stuck) result.effort = options.search->run(result.logical, 1, first_alone).effort;
  return result;
}

SolveResult Solver::solve(const Grid& grid, FunctionRef<void(const StepEvent&)> on_step) {
  StepCaller caller(on_step);
  return solve(grid, caller);
}

std::optional<StepEvent> Solver::next_step(const Grid& grid, Promise promise) & {
  state_->begin_question();
  state_->one.want_arguments(state_->options.arguments);
  return state_->find_next_step(grid, promise, nullptr, 1);
}

std::optional<StepEvent> Solver::cheapest_step_for(const StepRequest& request, const Grid& grid, Promise promise) & {
  state_->begin_question();
  state_->cut.reset();
  StepSink& sink = state_->one;
  sink.clear();
  sink.want_arguments(state_->options.arguments);
  if (request.effects.has_effect()) sink.require_effects(request.effects);
  const Rung* const rung = state_->collect_cheapest(grid, promise, request.most, sink, &request);
  return rung == nullptr ? std::nullopt : std::optional(State::last_of(sink, grid, *rung, 1));
}

Outcome Solver::ending() const {
  return state_->ending;
}

const StepList& Solver::all_steps(const Grid& grid, TechniqueId technique, Promise promise) & {
  require_technique(technique, state_->ladder);
  state_->begin_question();
  state_->workspace.go_to(grid, promise);
  state_->all.clear();
  state_->find(technique, grid, state_->all);
  return state_->all.found();
}

const StepList& Solver::steps_up_to(int most, const Grid& grid, const Rung& rung, Promise promise) & {
  require_technique(rung.technique, state_->ladder);
  state_->begin_question();
  state_->workspace.go_to(grid, promise);
  return state_->collect_up_to(most, grid, rung);
}

bool Solver::is_cut() const {
  return state_->all.is_cut();
}

std::optional<CheapestSteps> Solver::cheapest_steps(const Grid& grid, Promise promise, int most) & {
  state_->begin_question();
  state_->cut.reset();
  state_->cheapest.clear();
  const Rung* first = state_->collect_cheapest(grid, promise, most, state_->cheapest);
  if (first == nullptr) return std::nullopt;
  return CheapestSteps{state_->cheapest.found(), state_->cheapest.min_cost(), first};
}

TechniqueSet Solver::cut() const {
  return state_->cut;
}

const Ladder& Solver::ladder() const {
  return state_->ladder;
}

}  // namespace deduku
