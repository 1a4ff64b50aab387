// The theory of singles, intersections and subsets.
#pragma once

#include "techniques/trial/theory_state.hpp"

namespace deduku::theory {

/// Places singles and eliminates by intersections and by naked and hidden subsets of any size until nothing follows.
trial::TheoryOutcome close_with_subsets(trial::TheoryState& state);

}  // namespace deduku::theory
