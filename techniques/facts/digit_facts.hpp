// Facts that depend on the places of one digit alone. They are kept until the places change, so they outlive the grid.
#pragma once

#include "src/core/workspace.hpp"
#include "techniques/facts/locked.hpp"
#include "techniques/facts/templates.hpp"

namespace deduku::facts {

/// `compute(grid, digit)` is called only for a digit whose places differ from those of the last call.
template <class Fact, Fact (*compute)(const Grid&, Digit)>
class DigitFacts {
 public:
  const Fact& of(const Grid& grid, Digit digit) {
    Known& known = known_[digit.index()];
    if (known.candidates != grid.cells(digit) || known.solved != grid.solved_cells(digit)) {
      known = {grid.cells(digit), grid.solved_cells(digit), compute(grid, digit)};
    }
    return known.fact;
  }

 private:
  /// Initially: the fact of a digit without places.
  struct Known {
    CellSet candidates;
    CellSet solved;
    Fact fact;
  };
  std::array<Known, Digit::count> known_{};
};

/// The dead candidates of a digit: those in none of the ways to put it into all houses. Every fish and every chain in
/// one digit removes dead candidates only.
using DeadCells = DigitFacts<CellSet, dead_cells>;
using LockedDigits = DigitFacts<LockedForms, locked_forms_of>;

/// The digits that have dead candidates. No pattern in any other single digit removes anything, so no such pattern is
/// searched for.
struct DigitsWithDeadCells {
  DigitSet digits;

  void compute(const Grid& grid, Workspace& workspace) {
    auto& dead_cells = workspace.scratch<DeadCells>();
    digits = {};
    for (Digit digit : Digit::all()) digits.insert_if(!dead_cells.of(grid, digit).empty(), digit);
  }
};
inline DigitSet digits_with_dead_cells(const Grid& grid, Workspace& workspace) {
  return workspace.get<DigitsWithDeadCells>(grid).digits;
}

}  // namespace deduku::facts
