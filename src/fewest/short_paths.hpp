// Paths that are short, but perhaps not the shortest: if the search by levels does not reach its end, the best of them
// is the upper bound.
#pragma once

#include "src/fewest/levels.hpp"

namespace deduku::fewest {

/// The order of paths: the number of steps, then their total cost.
int cost_of(const Steps& steps);
bool is_better(const Steps& steps, const std::optional<Steps>& than);

/// A path by greedy search: among all grids that one more step leads to, the `width` ones with the fewest candidates
/// are kept. Empty if it does not reach the end in fewer than `fewer` steps, or if the account is over.
std::optional<Steps> greedy_path(const Scene& scene, const trial::TheoryState& closed_start, std::size_t width,
                                 int fewer);

/// The simplest path, reduced to the steps that the solution rests on; empty if its steps cost too much, or are not
/// found again on closed grids.
std::optional<Steps> simplest_path(const Scene& scene, const trial::TheoryState& closed_start, Ladder ladder);

/// Removes every step without which the others, found again, still lead to the solution.
Steps cut_down(const Scene& scene, const trial::TheoryState& closed_start, Steps steps);

}  // namespace deduku::fewest
