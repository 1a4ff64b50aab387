// Premises: the facts that the argument of a step needs. A Sudoku is 324 statements "at least one", that each cell has
// a digit and each house a cell for each digit, and the rule "at most one" for the same cells and houses. A step uses
// few of the statements, and the absence of certain candidates.
#pragma once

#include "deduku/export.h"
#include "deduku/per.hpp"
#include "deduku/step.hpp"

namespace DEDUKU_API deduku {

/// The facts that a step may use in addition to "at most one", which is always allowed, and the givens.
struct Premises {
  CellSet cells;                ///< each of these cells has a digit
  PerHouse<DigitSet> places{};  ///< by house: it has a cell for each of these digits
  /// The candidates that must be absent from these cells and houses, except for those that a given excludes. A solved
  /// cell that is not given has lost all digits except its own.
  CandidateSet absent;
  /// A deadly pattern: some cell of it contains none of these candidates (`Evidence::deadly`). May be empty.
  CandidateSet deadly;
  /// A symmetry that maps the single solution to itself: a candidate is true if its image is true
  /// (`Evidence::symmetry`). May be empty.
  std::optional<Symmetry> symmetry;

  /// The number of statements "at least one", 0..324, without the deadly pattern.
  int count() const;
  /// Whether they hold only if there is a single solution.
  bool need_one_solution() const { return !deadly.empty() || symmetry.has_value(); }

  friend bool operator==(const Premises&, const Premises&) = default;
};

/// The candidates that the givens of a grid allow: for a given its digit, for any other cell the digits that it does
/// not see.
CandidateSet left_by_givens(const Grid& grid);
/// The candidates that are possible on a grid, or true.
CandidateSet left_on(const Grid& grid);

/// The statements that the argument of a step uses, including those of its links and branches, and their absent
/// candidates on the grid of the step. Empty for a step that was found without its argument
/// (`SolverOptions::arguments`).
Premises premises_of(const StepView& view);

/// The premises that are shown one by one, even if a proof does not need each: those of its links, its branches, its
/// almost locked sets and its goal.
Premises shown_premises_of(const StepView& view);

/// Sets `absent` to the candidates of these premises that are missing on a grid; for images under a symmetry, to those
/// that were in it before.
void update_absent(Premises& premises, const Grid& grid);

}  // namespace deduku
