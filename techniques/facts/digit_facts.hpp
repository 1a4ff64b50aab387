// Facts that depend on the places of one digit alone: they are computed again only if the places have changed.
#pragma once

#include "src/core/workspace.hpp"
#include "techniques/facts/locked.hpp"
#include "techniques/facts/templates.hpp"

namespace deduku::facts {

/// A fact for each digit: `value_of(grid, digit)`.
template <class Value, Value (*value_of)(const Grid&, Digit)>
class DigitFact {
 public:
  static constexpr int key_count = Digit::count;

  void compute(const Grid& grid, Workspace&, Digit digit) {
    if (candidates_ == grid.cells(digit) && solved_ == grid.solved_cells(digit)) return;
    candidates_ = grid.cells(digit);
    solved_ = grid.solved_cells(digit);
    value_ = value_of(grid, digit);
  }
  const Value& value() const { return value_; }
  friend bool operator==(const DigitFact&, const DigitFact&) = default;

 private:
  // Initially: the fact of a digit without places.
  CellSet candidates_;
  CellSet solved_;
  Value value_{};
};

/// The dead candidates of a digit: those in none of the ways to put it into all houses. Every fish and every chain in
/// one digit removes dead candidates only.
using DeadCells = DigitFact<CellSet, dead_cells>;
using LockedDigit = DigitFact<LockedForms, locked_forms_of>;

/// The digits that have dead candidates. No pattern in any other single digit removes anything, so no such pattern is
/// searched for.
struct DigitsWithDeadCells {
  DigitSet digits;

  void compute(const Grid& grid, Workspace& workspace) {
    digits = {};
    for (Digit digit : Digit::all()) {
      digits.insert_if(!workspace.get<DeadCells>(grid, digit).value().empty(), digit);
    }
  }
  friend bool operator==(const DigitsWithDeadCells&, const DigitsWithDeadCells&) = default;
};
inline DigitSet digits_with_dead_cells(const Grid& grid, Workspace& workspace) {
  return workspace.get<DigitsWithDeadCells>(grid).digits;
}

}  // namespace deduku::facts
