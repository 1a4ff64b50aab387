// The candidates in exactly one solution of a puzzle: with any of them as an additional given it becomes a puzzle with
// one solution.
#pragma once

#include <vector>

#include "deduku/search.hpp"
#include "src/generate/pace.hpp"

namespace deduku::generate {

/// Finds them, for puzzles with any number of solutions. The solutions are not all listed: after a few, most candidates
/// have occurred in two, and the search is run for each of the others.
class LoneCandidates {
 public:
  /// Uses the givens of a board in some cells. In the order of cells and digits. Incomplete if the pace is over.
  std::vector<Candidate> find(const Board& board, const CellSet& kept, Pace& pace);

 private:
  /// The number of solutions with a candidate, at most two, as far as known.
  struct Seen {
    std::uint8_t count = 0;
    std::uint16_t first = 0;  ///< the solution, if there is one
  };

  void note(const Solution& solution);
  /// The number of solutions with it, at most two.
  int ask(const Board& kept, Candidate candidate, Pace& pace);

  std::vector<Solution> solutions_;
  PerCandidate<Seen> seen_;
};

}  // namespace deduku::generate
