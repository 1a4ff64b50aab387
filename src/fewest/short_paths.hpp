// Paths that are short, though perhaps not the shortest: where the search by levels does not come to its end, the best of
// them is the upper bound.
#pragma once

#include "src/fewest/levels.hpp"

namespace deduku::fewest {

/// What it costs: the steps, then what they cost together.
int cost_of(const Steps& steps);
bool is_better(const Steps& steps, const std::optional<Steps>& than);

/// A path by greed: of all grids that one more step leads to, so many with the fewest candidates are kept. Empty where it
/// does not get to the end in fewer than `fewer` steps, or where the account is over.
std::optional<Steps> greedy_path(const Scene& scene, const trial::TheoryState& closed_start, std::size_t width,
                                 int fewer);

/// The simplest path, cut down to what the solution rests on; empty where its steps cost more than may be, or are not
/// found again on closed grids.
std::optional<Steps> simplest_path(const Scene& scene, const trial::TheoryState& closed_start, const Ladder& ladder);

/// Leaves out every step without which the others, found anew, still lead to the solution.
Steps cut_down(const Scene& scene, const trial::TheoryState& closed_start, Steps steps);

}  // namespace deduku::fewest
