// Choices of some of a few cells, with the candidates of each choice at hand.
#pragma once

#include <bit>

#include "deduku/grid.hpp"

namespace deduku::facts {

/// All choices out of the empty ones of at most `most` cells. A choice is a number whose lowest bit stands for the last
/// of the cells.
template <int most>
class CellChoices {
 public:
  using Choice = unsigned;

  CellChoices(const Grid& grid, const CellSet& cells) {
    for (Cell cell : (cells & grid.empty_cells())) cells_[count_++] = cell;
    for (Choice choice = 1; choice < 1U << count_; ++choice) {
      digits_[choice] = digits_[without_last(choice)] | grid.candidates(last(choice));
    }
  }

  /// How many cells there are to choose from.
  int cell_count() const { return count_; }
  /// The first choice in lexicographic order; 0 if there is none.
  Choice first() const { return (1U << count_) >> 1; }
  /// The choice after one in this order, or 0: the next cell is added or, where the last of all is chosen, that one is
  /// dropped and the one before moves on.
  static constexpr Choice next(Choice choice) {
    if ((choice & 1) == 0) return choice | lowest(choice) >> 1;
    choice = without_last(choice);
    return choice ^ lowest(choice) ^ lowest(choice) >> 1;
  }

  /// The same, past all choices that add cells to this one.
  static constexpr Choice next_beside(Choice choice) {
    if ((choice & 1) != 0) return next(choice);
    return choice ^ lowest(choice) ^ lowest(choice) >> 1;
  }

  /// The candidates of the chosen cells together.
  DigitSet digits(Choice choice) const { return digits_[choice]; }
  static int size(Choice choice) { return std::popcount(choice); }
  CellSet cells(Choice choice) const {
    CellSet cells;
    for (; choice != 0; choice = without_last(choice)) cells.insert(last(choice));
    return cells;
  }

 private:
  static constexpr Choice lowest(Choice choice) { return choice & (0 - choice); }
  static constexpr Choice without_last(Choice choice) { return choice & (choice - 1); }
  Cell last(Choice choice) const { return cells_[count_ - 1 - std::countr_zero(choice)]; }

  int count_ = 0;
  std::array<Cell, most> cells_;
  std::array<DigitSet, 1U << most> digits_;
};

}  // namespace deduku::facts
