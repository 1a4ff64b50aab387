// Whether a puzzle whose solution is known has another one.
#pragma once

#include <optional>

#include "deduku/search.hpp"

namespace deduku::generate {

/// The cells where two full grids differ. They are unavoidable in both: a puzzle that gives none of them does not tell the two
/// grids apart.
CellSet difference_of(const Solution& one, const Solution& other);

/// Asks the search about puzzles that give cells of one full grid, one puzzle after the other.
class OtherSolutions {
 public:
  explicit OtherSolutions(const Solution& solution);

  /// A solution of these givens that is not the known one; empty where there is none. Where all givens but one cell that has just
  /// been left out are known to have one solution, the cell may be named: any other solution differs there, which is found out
  /// sooner.
  std::optional<Solution> find(const CellSet& givens, const Cell* left_out = nullptr);

  const Solution& solution() const { return solution_; }

 private:
  Solution solution_;
  Board asked_;  ///< what was asked last, with marks, where one cell lacks the digit of the solution at most
};

}  // namespace deduku::generate
