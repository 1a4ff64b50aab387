// What bars all possibilities but one: placed digits that leave a house one place for a digit, or a cell one digit. Read
// off the grid of a step when it is worded or drawn; finders need none of it.
#pragma once

#include <array>
#include <vector>

#include "deduku/step.hpp"

namespace deduku {

/// A placed digit, and the empty cells of a house that it bars.
struct Bar {
  Cell by;
  CellSet cells;
};

/// Why a digit has no more places in a house than it has.
struct HouseBars {
  Digit digit;
  /// As few as bar all that placed digits bar; ascending. A cell that several bar is with the first.
  std::vector<Bar> bars{};
  /// The other empty cells without the digit: an earlier step has eliminated it there, or the marks of a board lack it.
  CellSet ruled_out{};

  CellSet barred() const;
  /// The cells of the digits that bar.
  CellSet by() const;
};
/// The house in which the digit that a step places has one place: of a single, and of a step whose pattern leaves it no
/// other; empty of every other step.
HouseSet house_with_one_place(const StepView& view);
/// Whether that house has further empty cells, but no pattern is needed to see that the digit does not go there.
bool is_hidden_single(const StepView& view);
/// Of a hidden single, and of a step whose pattern leaves a digit one place in a house; empty of every other step.
HouseBars house_bars(const StepView& view);

/// Why a cell has one candidate.
struct CellBars {
  /// The other digits by where the cell sees them: its row, column, box. Each stands once, in as few houses as can be.
  std::array<DigitSet, 3> seen{};
  /// The other digits that it does not see: earlier steps have eliminated them, or the marks of a board lack them.
  DigitSet ruled_out{};
  /// The cells of the digits that it sees, where they are named.
  CellSet by{};
};
/// Of a naked single; empty of every other step.
CellBars cell_bars(const StepView& view);

}  // namespace deduku
