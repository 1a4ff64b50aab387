#include "src/fewest/rounds_within.hpp"

#include <algorithm>

#include "src/search/admission.hpp"

namespace deduku::fewest {

RoundsWithin rounds_within(Solver& solver, const Budget& budget, const Grid& start, Promise promise, int most) {
  RoundsWithin rounds{.end = start};
  while (!rounds.end.is_complete()) {
    const std::optional<CheapestSteps> found = solver.cheapest_steps(rounds.end, promise, most);
    if (!found) {
      rounds.outcome = budget.is_spent() ? budget.ending() : Outcome::stuck;
      break;
    }
    rounds.r = std::max(rounds.r, found->cost);
    Effects effects;
    for (const Step& step : found->steps) {
      effects.places |= step.effects.places;
      effects.removes |= step.effects.removes;
      rounds.used.set(static_cast<std::size_t>(step.technique));
    }
    if (rounds.end.apply(effects) != Status::contradiction) continue;
    rounds.outcome = search::ending_of_contradiction(start);
    break;
  }
  return rounds;
}

}  // namespace deduku::fewest
