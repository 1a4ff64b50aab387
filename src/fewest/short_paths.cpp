#include "src/fewest/short_paths.hpp"

#include <algorithm>
#include <numeric>

#include "src/core/erase_repeated.hpp"
#include "src/engine/slicing.hpp"

namespace deduku::fewest {

using trial::TheoryOutcome;
using trial::TheoryState;

int cost_of(const Steps& steps) {
  return std::accumulate(steps.begin(), steps.end(), 0, [](int sum, const PoolStep& step) { return sum + step.cost; });
}

bool is_better(const Steps& steps, const std::optional<Steps>& than) {
  if (!than || steps.size() != than->size()) return !than || steps.size() < than->size();
  return cost_of(steps) < cost_of(*than);
}

namespace {

/// A grid of the beam with all steps that lead there.
struct Reached {
  Node node;
  Steps steps;
};

/// Keeps the smallest grids, no two of them equal.
void keep_smallest(const Scene& scene, std::vector<Reached>& reached, std::size_t width) {
  std::ranges::sort(reached, [&](const Reached& a, const Reached& b) {
    if (a.node.left != b.node.left) return a.node.left < b.node.left;
    return scene.stands_before(a.node, b.node);
  });
  erase_repeated(reached, [](const Reached& a, const Reached& b) { return a.node.state.left == b.node.state.left; });
  if (reached.size() > width) reached.resize(width);
}

std::vector<Reached> reached_from(const Scene& scene, const std::vector<Reached>& beam) {
  std::vector<Reached> reached;
  for (std::size_t place = 0; place < beam.size() && !scene.budget.is_over(); ++place) {
    for (Node& child : scene.children_of(beam[place].node, static_cast<int>(place))) {
      Steps steps = beam[place].steps;
      steps.push_back(child.step);
      reached.push_back({std::move(child), std::move(steps)});
    }
  }
  return reached;
}

}  // namespace

std::optional<Steps> greedy_path(const Scene& scene, const TheoryState& closed_start, std::size_t width, int fewer) {
  std::vector<Reached> beam = {{{closed_start}, {}}};
  for (int steps = 1; steps < fewer && !beam.empty(); ++steps) {
    std::vector<Reached> reached = reached_from(scene, beam);
    std::optional<Steps> best;
    for (const Reached& one : reached) {
      if (one.node.state.is_complete() && is_better(one.steps, best)) best = one.steps;
    }
    if (best || scene.budget.is_over()) return best;
    keep_smallest(scene, reached, width);
    beam = std::move(reached);
  }
  return std::nullopt;
}

namespace {

/// Follows steps on closed grids: for each one the cheapest that has at least its remaining effects. Steps without
/// remaining effects are omitted. Empty if one is not found, or if they do not lead to the solution.
std::optional<Steps> replayed(const Scene& scene, const TheoryState& closed_start,
                              const std::vector<Effects>& effects) {
  TheoryState state = closed_start;
  Steps steps;
  for (const Effects& wanted : effects) {
    const Effects left = left_of(wanted, state);
    if (!left.has_effect()) continue;
    const PoolStep* found = nullptr;
    const std::vector<PoolStep>& pool = scene.pool.list(grid_of(scene.start, state));
    if (scene.budget.is_over()) return std::nullopt;
    for (const PoolStep& step : pool) {
      if (!step.effects.removes.contains(left.removes) || !step.effects.places.contains(left.places)) continue;
      if (found == nullptr || step.cost < found->cost) found = &step;
    }
    if (found == nullptr) return std::nullopt;
    steps.push_back(*found);
    apply(state, found->effects);
    if (close(state, scene.free) == TheoryOutcome::dead) return std::nullopt;
    if (state.is_complete()) return steps;
  }
  return std::nullopt;
}

/// The effects of the steps of a path that are not free.
std::vector<Effects> counted_effects(const Path& path, FreeTechniques free) {
  std::vector<Effects> effects;
  for (const StepEvent& event : path) {
    if (!is_free(free, event.view.step.technique)) effects.push_back(event.view.step.effects);
  }
  return effects;
}

}  // namespace

std::optional<Steps> simplest_path(const Scene& scene, const TheoryState& closed_start, Ladder ladder) {
  std::erase_if(ladder.rungs, [&](const Rung& rung) { return rung.cost > scene.pool.within; });
  const bool uses_uniqueness = scene.pool.promise != Promise::none;
  Solver solver(ladder, {.uniqueness = Uniqueness::known, .uses_uniqueness = uses_uniqueness}, scene.budget);
  PathRecorder recorder;
  Observer* const observers[] = {&recorder};
  if (solver.solve(scene.start, observers).outcome != Outcome::solved) return std::nullopt;
  const Slice slice = engine::shortened_on(scene.budget, recorder.path(), scene.pool.promise, solver);
  std::optional<Steps> steps = replayed(scene, closed_start, counted_effects(slice.path, scene.free));
  return steps ? steps : replayed(scene, closed_start, counted_effects(recorder.path(), scene.free));
}

Steps cut_down(const Scene& scene, const TheoryState& closed_start, Steps steps) {
  for (std::size_t i = steps.size(); i-- > 0 && !scene.budget.is_over();) {
    std::vector<Effects> others;
    for (const PoolStep& step : steps) others.push_back(step.effects);
    others.erase(others.begin() + static_cast<std::ptrdiff_t>(i));
    std::optional<Steps> shorter = replayed(scene, closed_start, others);
    if (!shorter) continue;
    steps = *std::move(shorter);
    i = std::min(i, steps.size());
  }
  return steps;
}

}  // namespace deduku::fewest
