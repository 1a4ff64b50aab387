// Where a puzzle becomes hard.
#pragma once

#include "deduku/solver.hpp"

namespace deduku::testing {

/// The grid that simple techniques leave of a puzzle.
inline Grid stuck_grid(const Grid& puzzle) {
  Ladder ladder{"simple", {}};
  for (const Rung& rung : default_ladder().rungs) {
    if (rung.cost < 350) ladder.rungs.push_back(rung);
  }
  return Solver(ladder).solve(puzzle).logical;
}

}  // namespace deduku::testing
