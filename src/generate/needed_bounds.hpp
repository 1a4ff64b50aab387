// The minimum and maximum ratings of a puzzle that needs a technique.
#pragma once

#include <limits>

#include "deduku/ladder.hpp"

namespace deduku::generate {

/// The bounds of the ratings of a puzzle.
struct NeededBounds {
  static constexpr int open = std::numeric_limits<int>::max();

  int least_er = 0;  ///< tenths
  int most_er = open;
  int least_r = 0;  ///< hundredths
  int most_r = open;
};

/// The bounds for puzzles that need a technique of the default ladder; if `is_exact`, R is at most the cost of its
/// steps.
NeededBounds bounds_of_needed(TechniqueId technique, bool is_exact);

}  // namespace deduku::generate
