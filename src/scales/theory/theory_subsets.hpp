// The theory of singles, intersections and subsets.
#pragma once

#include "techniques/trial/theory_state.hpp"

namespace deduku::theory {

/// Places singles and eliminates by intersections and by naked and hidden subsets of any size until nothing follows.
TheoryOutcome close_with_subsets(TheoryState& state);

}  // namespace deduku::theory
