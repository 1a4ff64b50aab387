// The vicinity {-x+y} of a puzzle: all minimal puzzles that come of it when x givens are taken away and y others added.
#pragma once

#include <vector>

#include "deduku/function_ref.hpp"
#include "deduku/generate.hpp"
#include "src/generate/lone_candidates.hpp"
#include "src/generate/solution_sets.hpp"
#include "src/generate/witnesses.hpp"

namespace deduku::generate {

/// Without some of its givens a puzzle may have millions of solutions. Where there are more than this, the givens are passed
/// over, unless only one given is to be added.
inline constexpr std::uint64_t most_solutions_left = 1U << 20;

/// How an enumeration ended.
struct VicinityResult {
  std::uint64_t found = 0;        ///< puzzles visited
  std::uint64_t passed_over = 0;  ///< sets of givens that leave too many solutions
  bool is_stopped = false;        ///< by the visitor, or because it was not to go on
};

/// The vicinity of the givens of a board, one set of givens taken away after the other. What has been found out for one of
/// them serves for the others, as far as it is kept: together with the solutions it takes 150 MB at most.
class VicinitySearch {
 public:
  VicinitySearch(const Board& board, const VicinityWish& wish, std::uint64_t most_solutions = most_solutions_left);

  /// How many sets of givens can be taken away.
  std::uint64_t removals() const;
  /// Calls `visit` with each minimal puzzle that comes of it when one of these sets is taken away, the sets numbered from 0 in the
  /// order of their cells, until it or `goes_on` returns false. Some may be equivalent. An added given is not one of those taken
  /// away, but may be another digit in its cell. The steps of the work do not depend on what was found out before.
  VicinityResult visit(std::uint64_t removal, FunctionRef<bool(const Board&)> visit, GoesOn goes_on);

 private:
  /// Whether these givens leave so few solutions that all were listed; that is also false where the pace is over.
  bool list_solutions(const CellSet& kept, Pace& pace);
  bool are_few_enough(const search::Puzzle& puzzle, Pace& pace) const;

  VicinityWish wish_;
  std::uint64_t most_solutions_;
  Board board_;
  std::vector<Cell> givens_;
  LoneCandidates lone_;
  SolutionSets solutions_;
  WitnessStore witnesses_;
  SampleStore samples_;
};

/// How many sets of givens can be taken away around a puzzle.
std::uint64_t removals_around(const Board& board, const VicinityWish& wish);

/// Calls `visit` with each puzzle in the vicinity until it or `goes_on` returns false: none that is equivalent to the puzzle
/// itself or to one before.
VicinityResult visit_vicinity(const Board& board, const VicinityWish& wish, FunctionRef<bool(const Board&)> visit,
                              GoesOn goes_on, std::uint64_t most_solutions = most_solutions_left);

}  // namespace deduku::generate
