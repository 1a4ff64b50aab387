#include "src/fewest/step_pool.hpp"

#include <algorithm>
#include <tuple>

#include "src/core/erase_repeated.hpp"

namespace deduku::fewest {

namespace {

Ladder without_free(Ladder ladder, FreeTechniques free) {
  std::erase_if(ladder.rungs, [&](const Rung& rung) { return is_free(free, rung.technique); });
  return ladder;
}

auto effects_of(const PoolStep& step) {
  return std::tie(step.effects.removes, step.effects.places);
}

}  // namespace

StepPool::StepPool(const Ladder& ladder, FreeTechniques free, Budget& budget)
    : counted_(without_free(ladder, free)), budget_(budget), solver_(ladder, {.arguments = false}, budget) {}

const std::vector<PoolStep>& StepPool::list(const Grid& grid) {
  steps_.clear();
  cut_.reset();
  for (const Rung& rung : counted_.rungs) {
    if (rung.cost > within) continue;
    for (const Step& step : solver_.steps_up_to(within, grid, rung, promise)) {
      steps_.push_back({step.effects, &rung, cost_of(rung, step)});
    }
    if (budget_.is_over()) break;
    if (solver_.is_cut()) cut_.set(static_cast<std::size_t>(rung.technique));
  }
  keep_cheapest();
  return steps_;
}

/// Among steps with equal effects, keeps the cheapest, and among these the one of the first rung.
void StepPool::keep_cheapest() {
  std::ranges::sort(steps_, [](const PoolStep& a, const PoolStep& b) {
    return std::tuple(effects_of(a), a.cost, a.rung) < std::tuple(effects_of(b), b.cost, b.rung);
  });
  erase_repeated(steps_, [](const PoolStep& a, const PoolStep& b) { return effects_of(a) == effects_of(b); });
}

}  // namespace deduku::fewest
