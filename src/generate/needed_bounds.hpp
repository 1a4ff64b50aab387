// What a puzzle is rated at least, and at most, when it needs a technique.
#pragma once

#include <limits>

#include "deduku/ladder.hpp"

namespace deduku::generate {

/// Between which figures the ratings of a puzzle lie.
struct NeededBounds {
  static constexpr int open = std::numeric_limits<int>::max();

  int least_er = 0;  ///< tenths
  int most_er = open;
  int least_r = 0;  ///< hundredths
  int most_r = open;
};

/// Of the puzzles that need a technique of the default ladder; where `is_exact` R is no higher than its steps cost.
NeededBounds bounds_of_needed(TechniqueId technique, bool is_exact);

}  // namespace deduku::generate
