// The candidates that exactly one solution of a puzzle has: given in addition, each of them makes it a puzzle with one solution.
#pragma once

#include <vector>

#include "deduku/search.hpp"
#include "src/generate/pace.hpp"

namespace deduku::generate {

/// Finds them, for puzzles with any number of solutions. These are not all listed: most candidates are known to be in two solutions
/// after a few, and of each of the others the search is asked.
class LoneCandidates {
 public:
  /// Of the givens of a board that are in some cells, in the order of cells and digits. Incomplete where the pace is over.
  std::vector<Candidate> find(const Board& board, const CellSet& kept, Pace& pace);

 private:
  /// In how many solutions a candidate is, two at most, as far as is known.
  struct Seen {
    std::uint8_t count = 0;
    std::uint16_t first = 0;  ///< which solution, of one
  };

  void note(const Solution& solution);
  /// In how many solutions it is, two at most.
  int ask(const Board& kept, Candidate candidate, Pace& pace);

  std::vector<Solution> solutions_;
  std::vector<Seen> seen_;
};

}  // namespace deduku::generate
