// The grid at which a puzzle becomes hard.
#pragma once

#include "deduku/solver.hpp"

namespace deduku::testing {

/// The grid of a puzzle after all simple techniques.
inline Grid stuck_grid(const Grid& puzzle) {
  Ladder ladder{"simple", {}};
  for (const Rung& rung : default_ladder().rungs) {
    if (rung.cost < 350) ladder.rungs.push_back(rung);
  }
  return Solver(ladder).solve(puzzle).logical;
}

}  // namespace deduku::testing
