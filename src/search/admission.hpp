// The number of solutions of a puzzle: whether a rater accepts it, and the promise that techniques of uniqueness may
// rely on in it.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "deduku/outcome.hpp"
#include "deduku/rating_options.hpp"
#include "deduku/search.hpp"

namespace deduku::search {

struct Admission {
  /// Why the puzzle is not rated, `none` or `several`; empty if it is rated.
  std::optional<Outcome> refusal;
  /// The promise if it is rated: `givens`, which is not checked, or `none`.
  Promise promise = Promise::none;
  /// Whether the search ran and found a solution.
  bool is_solvable = false;
};

/// Up to two solutions: enough to distinguish none, one and several.
std::vector<Solution> two_solutions(const Grid& grid, const Backend& backend = default_backend());

/// The outcome for the given number of solutions: `none`, `solved` or `several`. Two means two or more.
constexpr Outcome outcome_of(std::uint64_t solutions) {
  return solutions == 0 ? Outcome::none : solutions == 1 ? Outcome::solved : Outcome::several;
}

/// A solution of a grid with one of its candidates, or one without it; empty if there is no such solution.
std::optional<Solution> solution_where(Candidate candidate, bool is_true, Grid grid, const Backend& backend);

/// Whether the search counts the solutions.
constexpr bool is_counted(Uniqueness uniqueness) {
  return uniqueness == Uniqueness::required || uniqueness == Uniqueness::optional;
}

/// Uses the search unless one solution is known or assumed.
Admission admit(const Puzzle& puzzle, Uniqueness uniqueness, bool uses_uniqueness);
template <class Options>
Admission admit(const Puzzle& puzzle, const Options& options) {
  return admit(puzzle, options.uniqueness, options.uses_uniqueness);
}

/// How a rating ends if its steps contradict each other: `unsound` if the grid has exactly one solution, which no step
/// may deny; else `several` or `none`, because steps that rest on a single solution need not agree without one.
Outcome ending_of_contradiction(const Grid& start, const Backend& backend = default_backend());

/// The promise for a grid that has exactly one solution: whether its givens alone also have one.
Promise promise_of_unique(const Grid& grid, const Backend& backend = default_backend());

}  // namespace deduku::search
