// Rounds of all steps of the least cost, as R is rated, on an account that others share.
#pragma once

#include <bitset>

#include "deduku/solver.hpp"
#include "src/core/work.hpp"

namespace deduku::fewest {

struct RoundsWithin {
  /// `solved`; `stuck`: nothing more costs that little; how the account ended; or how `search::ending_of_contradiction` says.
  Outcome outcome = Outcome::solved;
  /// The highest cost of a round, in hundredths.
  int r = 0;
  /// The techniques, by `TechniqueId`, of all steps of the rounds.
  std::bitset<technique_count> used{};
  /// Where the rounds ended.
  Grid end{};
};

/// Takes rounds that cost `most` at most, in hundredths. The solver counts on the account.
RoundsWithin rounds_within(Solver& solver, const Work& work, const Grid& start, Promise promise, int most);

}  // namespace deduku::fewest
