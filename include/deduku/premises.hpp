// Premises: what the argument of a step rests on. A Sudoku is 324 statements "at least one", that each cell has a digit
// and each house a place for each digit, and the rule "at most one" for the same cells and houses. A step uses few of
// the statements, and it uses that certain candidates are gone.
#pragma once

#include "deduku/export.h"
#include "deduku/step.hpp"

namespace DEDUKU_API deduku {

/// What a step may use in addition to "at most one", which is always allowed, and the givens.
struct Premises {
  CellSet cells;                                ///< each of these cells has a digit
  std::array<DigitSet, House::count> places{};  ///< by house: it has a place for each of these digits
  /// The candidates that must be gone from these cells and houses, but for those that a given excludes. A cell that is
  /// solved and not given has lost all digits but its own.
  CandidateSet absent;
  /// A deadly pattern: some cell of it holds none of these candidates (`Evidence::deadly`). Empty for none.
  CandidateSet deadly;
  /// A symmetry that leaves the single solution as it is: a candidate is true where what it makes of it is
  /// (`Evidence::symmetry`). Empty for none.
  std::optional<Symmetry> symmetry;

  /// How many statements "at least one" they are, 0..324, the deadly pattern not counted.
  int count() const;
  /// Whether they hold only where there is a single solution.
  bool need_one_solution() const { return !deadly.empty() || symmetry.has_value(); }

  friend bool operator==(const Premises&, const Premises&) = default;
};

/// The candidates that the givens of a grid leave: a given its digit, any other cell what it does not see.
CandidateSet left_by_givens(const Grid& grid);

/// What a step states that its argument uses, with the statements of its links and branches, and what is absent of it on the
/// grid of the step. Empty for a step that was found without its argument (`SolverOptions::arguments`).
Premises premises_of(const StepView& view);

/// Those of them that are shown one by one, whether or not a proof needs each: those of its links, its branches, its almost
/// locked sets and its goal.
Premises shown_premises_of(const StepView& view);

/// Makes `absent` what these premises find gone on a grid; of what a symmetry makes of candidates, what they have named before.
void update_absent(Premises& premises, const Grid& grid);

}  // namespace deduku
