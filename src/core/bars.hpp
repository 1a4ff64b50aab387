// Which placed digits leave a single exactly one possibility: a house one cell for a digit, or a cell one digit.
// Derived from the grid of a step when it is worded or drawn; finders do not need it.
#pragma once

#include <array>
#include <vector>

#include "deduku/step.hpp"

namespace deduku {

/// A placed digit, and the empty cells of a house from which it excludes this digit.
struct Bar {
  Cell by;
  CellSet cells;
};

/// Why a digit has no other cells in a house.
struct HouseBlockers {
  Digit digit;
  /// The fewest that exclude all cells excluded by placed digits; ascending. A cell excluded by several is listed with
  /// the first.
  std::vector<Bar> bars{};
  /// The other empty cells without the digit: an earlier step has eliminated it there, or the marks of a board lack it.
  CellSet ruled_out{};

  CellSet barred() const;
  /// The cells of the digits that exclude.
  CellSet by() const;
};
/// Whether a step places a digit that has only one cell in a house with further empty cells, from which it is excluded
/// without a pattern.
bool is_hidden_single(const StepView& view);
/// The blockers for a hidden single, and for a step whose pattern leaves a digit one cell in a house; empty for all
/// other steps.
HouseBlockers house_bars(const StepView& view);

/// Why a cell has only one candidate.
struct CellBars {
  /// The other digits by the house in which the cell sees them: its row, column, box. Each occurs once, in as few
  /// houses as possible.
  std::array<DigitSet, 3> seen{};
  /// The other digits that it does not see: earlier steps have eliminated them, or the marks of a board lack them.
  DigitSet ruled_out{};
  /// The cells of the digits that it sees, in those houses.
  CellSet by{};
};
/// The reasons for a naked single; empty for all other steps.
CellBars cell_bars(const StepView& view);

}  // namespace deduku
