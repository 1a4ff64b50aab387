// The vicinity {-x+y} of a puzzle: all minimal puzzles obtained by removing x givens and adding y others.
#pragma once

#include <vector>

#include "deduku/function_ref.hpp"
#include "deduku/generate.hpp"
#include "src/generate/lone_candidates.hpp"
#include "src/generate/solution_sets.hpp"
#include "src/generate/witnesses.hpp"

namespace deduku::generate {

/// Without some of its givens a puzzle may have millions of solutions. If there are more than this, the givens are
/// skipped, unless only one given must be added.
inline constexpr std::uint64_t most_solutions_left = 1U << 20;

/// The outcome of an enumeration.
struct VicinityResult {
  std::uint64_t found = 0;        ///< puzzles visited
  std::uint64_t passed_over = 0;  ///< sets of givens that leave too many solutions
  bool is_stopped = false;        ///< by the visitor, or by the pace
};

/// The number of sets of givens that can be removed around a puzzle.
std::uint64_t removals_around(const Board& board, const VicinityConstraint& constraint);

/// The vicinity of the givens of a board, one set of removed givens after another. Knowledge from one set serves for
/// the others, as far as it is kept: together with the solutions it takes at most 150 MB.
class VicinitySearch {
 public:
  VicinitySearch(const Board& board, const VicinityConstraint& constraint,
                 std::uint64_t most_solutions = most_solutions_left);

  /// The number of sets of givens that can be removed.
  std::uint64_t removals() const { return removals_around(board_, constraint_); }
  /// Calls `visit` with each minimal puzzle obtained by removing one of these sets, numbered from 0 in the order of
  /// their cells, until it or `goes_on` returns false. Some may be equivalent. An added given is not one of the removed
  /// ones, but may be another digit in its cell. The steps of the work do not depend on earlier results.
  VicinityResult visit(std::uint64_t removal, FunctionRef<bool(const Board&)> visit, GoesOn goes_on);

 private:
  /// Whether these givens leave few enough solutions that all were listed; also false if the pace is over.
  bool list_solutions(const CellSet& kept, Pace& pace);
  bool are_few_enough(const search::Puzzle& puzzle, Pace& pace) const;

  VicinityConstraint constraint_;
  std::uint64_t most_solutions_;
  Board board_;
  std::vector<Cell> givens_;
  LoneCandidates lone_;
  SolutionSets solutions_;
  WitnessStore witnesses_;
  SampleStore samples_;
};

/// Calls `visit` with each puzzle in the vicinity until it or `goes_on` returns false. Skips puzzles equivalent to the
/// puzzle itself or to an earlier one.
VicinityResult visit_vicinity(const Board& board, const VicinityConstraint& constraint,
                              FunctionRef<bool(const Board&)> visit, GoesOn goes_on,
                              std::uint64_t most_solutions = most_solutions_left);

}  // namespace deduku::generate
