// Whether a puzzle whose solution is known has another one.
#pragma once

#include <optional>

#include "deduku/search.hpp"

namespace deduku::generate {

/// The cells in which two full grids differ. They are unavoidable in both: a puzzle that gives none of them does not
/// distinguish the two grids.
CellSet difference_of(const Solution& one, const Solution& other);

/// Runs the search for puzzles that give cells of one full grid, one puzzle after another.
class OtherSolutions {
 public:
  explicit OtherSolutions(const Solution& solution);

  /// A solution of these givens that is not the known one; empty if there is no such solution. If all givens plus one
  /// cell that has just been removed are known to have one solution, the cell may be passed: any other solution differs
  /// there, which makes the search faster.
  std::optional<Solution> find(const CellSet& givens, const Cell* left_out = nullptr);

  const Solution& solution() const { return solution_; }

 private:
  Solution solution_;
  Board asked_;  ///< the last puzzle searched, with marks, if at most one cell lacks the digit of the solution
};

}  // namespace deduku::generate
