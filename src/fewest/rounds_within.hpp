// Rounds of all steps of the least cost, like those of R, on a shared account.
#pragma once

#include "deduku/solver.hpp"
#include "src/core/budget.hpp"

namespace deduku::fewest {

struct RoundsWithin {
  /// `solved`; `stuck`: every other step costs more; the ending of the account; or the result of
  /// `search::ending_of_contradiction`.
  Outcome outcome = Outcome::solved;
  /// The highest cost of a round, in hundredths.
  int r = 0;
  /// The techniques, by `TechniqueId`, of all steps of the rounds.
  TechniqueSet used{};
  /// The final grid.
  Grid end{};
};

/// Executes rounds that cost at most `most`, in hundredths. The solver is charged to the account.
RoundsWithin rounds_within(Solver& solver, const Budget& budget, const Grid& start, Promise promise, int most);

}  // namespace deduku::fewest
