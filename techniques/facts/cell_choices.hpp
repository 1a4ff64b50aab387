// Choices of some of a few cells, with the precomputed candidates of each choice.
#pragma once

#include <algorithm>
#include <bit>
#include <span>

#include "deduku/per.hpp"
#include "src/core/workspace.hpp"

namespace deduku::facts {

/// All choices out of the empty cells of at most nine cells, or out of a part of them. A choice, like a part, is a
/// number whose lowest bit represents the last of the cells.
class CellChoices {
 public:
  using Choice = unsigned;

  void compute(const Grid& grid, const CellSet& cells) {
    count_ = 0;
    for (Cell cell : (cells & grid.empty_cells())) cells_[count_++] = cell;
    for (Choice choice = 1; choice < 1U << count_; ++choice) {
      digits_[choice] = digits_[without_last(choice)] | grid.candidates(last(choice));
    }
  }

  /// The choice of all the cells, and of those that are among some others.
  Choice all() const { return (1U << count_) - 1; }
  Choice among(const CellSet& cells) const {
    Choice choice = 0;
    for (Choice rest = all(); rest != 0; rest = without_last(rest)) {
      if (cells.contains(last(rest))) choice |= lowest(rest);
    }
    return choice;
  }

  /// The first choice out of `part` in lexicographic order; 0 if `part` is empty.
  static constexpr Choice first(Choice part) { return std::bit_floor(part); }
  /// The next choice out of `part` in this order, or 0: the next cell is added or, if the last of all is chosen, that
  /// one is dropped and the one before it moves to the next cell.
  static constexpr Choice next(Choice choice, Choice part) {
    const Choice later = part & after_last(choice);
    return later != 0 ? choice | std::bit_floor(later) : next_without_extension(choice, part);
  }
  /// The next choice that does not only add cells to this one.
  static constexpr Choice next_without_extension(Choice choice, Choice part) {
    if ((part & after_last(choice)) == 0) choice = without_last(choice);
    return choice == 0 ? 0 : without_last(choice) | std::bit_floor(part & after_last(choice));
  }

  /// The candidates of the chosen cells together.
  DigitSet digits(Choice choice) const { return digits_[choice]; }
  static int size(Choice choice) { return std::popcount(choice); }
  CellSet cells(Choice choice) const {
    CellSet cells;
    for (; choice != 0; choice = without_last(choice)) cells.insert(last(choice));
    return cells;
  }

  friend bool operator==(const CellChoices& a, const CellChoices& b) {
    return a.count_ == b.count_ && std::ranges::equal(a.chosen(), b.chosen()) && std::ranges::equal(a.sums(), b.sums());
  }

 private:
  static constexpr Choice lowest(Choice choice) { return choice & (0 - choice); }
  static constexpr Choice without_last(Choice choice) { return choice & (choice - 1); }
  /// All cells after those of a choice, which must not be empty.
  static constexpr Choice after_last(Choice choice) { return lowest(choice) - 1; }
  Cell last(Choice choice) const { return cells_[count_ - 1 - std::countr_zero(choice)]; }
  std::span<const Cell> chosen() const { return std::span(cells_).first(count_); }
  std::span<const DigitSet> sums() const { return std::span(digits_).first(all() + 1).subspan(1); }

  int count_ = 0;
  std::array<Cell, 9> cells_;
  std::array<DigitSet, 1U << 9> digits_;
};

/// The choices out of each house, for all techniques that need them. The choices of a house are valid until it changes.
class HouseChoices {
 public:
  static constexpr Assumes assumes = Assumes::removals;
  void follow(const Grid& grid, const Past& past) {
    for (House house : past.changed_houses()) houses_[house].compute(grid, cells_of(house));
  }
  const CellChoices& operator[](House house) const { return houses_[house]; }
  friend bool operator==(const HouseChoices&, const HouseChoices&) = default;

 private:
  PerHouse<CellChoices> houses_;
};

}  // namespace deduku::facts
