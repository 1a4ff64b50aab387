// Whether a puzzle is taken on by a rater, and what techniques of uniqueness may rely on in it.
#pragma once

#include <vector>

#include "deduku/outcome.hpp"
#include "deduku/rating_options.hpp"
#include "deduku/search.hpp"

namespace deduku::search {

struct Admission {
  /// Why the puzzle is not rated, `none` or `several`; empty where it is.
  std::optional<Outcome> refusal;
  /// What may be relied on where it is rated. That it holds of the givens is not checked.
  Promise promise = Promise::none;
  /// Whether the search was asked, and found a solution.
  bool is_solvable = false;
};

/// Up to two solutions: enough to tell none, one and several apart.
std::vector<Solution> two_solutions(const Grid& grid, const Backend& backend = default_backend());

/// Asks the search where the options of a rater, whichever, do not say all.
Admission admit(const Puzzle& puzzle, const std::optional<Promise>& promise, bool allows_several);
template <class Options>
Admission admit(const Puzzle& puzzle, const Options& options) {
  return admit(puzzle, options.promise, options.allows_several);
}

/// How a rating ends whose steps contradict each other: `unsound` where the grid has exactly one solution, which no step may
/// deny; else `several` or `none`, because steps that rest on a single solution need not agree where there is none.
Outcome ending_of_contradiction(const Grid& start, const Backend& backend = default_backend());

/// The promise for a grid that has exactly one solution: whether its givens alone have one, too.
Promise promise_of_unique(const Grid& grid, const Backend& backend = default_backend());

}  // namespace deduku::search
