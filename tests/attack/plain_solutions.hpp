// The common candidates of the solutions of a grid, by an independent search: it shares with the library only the grid
// that it reads.
#pragma once

#include <bit>
#include <cstdint>
#include <optional>
#include <vector>

#include "deduku/grid.hpp"

namespace deduku::testing {

/// The number of solutions.
enum class SolutionCount : std::uint8_t { none, one, several };

/// For each candidate of a grid, and each digit on it, whether some solution contains it.
class PlainSolutions {
 public:
  explicit PlainSolutions(const Grid& grid) {
    Cells open{};
    for (Cell cell : Cell::all()) {
      const auto digits = grid.value(cell) ? DigitSet{*grid.value(cell)} : grid.candidates(cell);
      for (Digit digit : digits) open[cell] |= bit(digit.index());
    }
    for (Cell cell : Cell::all()) {
      const std::uint16_t asked = open[cell];
      for (int digit = 0; digit < 9; ++digit) {
        if ((asked & ~possible_[cell] & bit(digit)) == 0) continue;
        Cells chosen = open;
        chosen[cell] = bit(digit);
        if (!search(chosen)) open[cell] &= static_cast<std::uint16_t>(~bit(digit));
      }
    }
    for (Cell cell : Cell::all()) {
      for (int digit = 0; digit < 9; ++digit) {
        if ((possible_[cell] & bit(digit)) != 0) candidates_.insert({cell, Digit(digit)});
      }
    }
  }

  /// The candidates that are true in some solution.
  const CandidateSet& possible() const { return candidates_; }
  SolutionCount count() const {
    if (candidates_.empty()) return SolutionCount::none;
    return candidates_.size() == Cell::count ? SolutionCount::one : SolutionCount::several;
  }

 private:
  using Cells = PerCell<std::uint16_t>;
  using Unit = std::array<std::uint8_t, 9>;

  static std::uint16_t bit(int digit) { return static_cast<std::uint16_t>(1U << digit); }
  /// The 27 houses as cell numbers.
  static const std::array<Unit, 27>& units() {
    static const std::array<Unit, 27> all = [] {
      std::array<Unit, 27> units{};
      for (int cell = 0; cell < 81; ++cell) {
        const int row = cell / 9;
        const int column = cell % 9;
        units[row][column] = static_cast<std::uint8_t>(cell);
        units[9 + column][row] = static_cast<std::uint8_t>(cell);
        units[18 + row / 3 * 3 + column / 3][row % 3 * 3 + column % 3] = static_cast<std::uint8_t>(cell);
      }
      return units;
    }();
    return all;
  }

  /// Finds one solution and notes it; true if one exists. Digits that are in no solution found so far are tried first.
  bool search(Cells cells) {
    if (!propagate(cells)) return false;
    int narrowest = -1;
    for (int cell = 0; cell < 81; ++cell) {
      const int count = std::popcount(cells[cell]);
      if (count > 1 && (narrowest < 0 || count < std::popcount(cells[narrowest]))) narrowest = cell;
    }
    if (narrowest < 0) {
      for (int cell = 0; cell < 81; ++cell) possible_[cell] |= cells[cell];
      return true;
    }
    const auto fresh = static_cast<std::uint16_t>(cells[narrowest] & ~possible_[narrowest]);
    const auto known = static_cast<std::uint16_t>(cells[narrowest] & possible_[narrowest]);
    for (std::uint16_t part : {fresh, known}) {
      for (; part != 0; part &= static_cast<std::uint16_t>(part - 1)) {
        Cells next = cells;
        next[narrowest] = bit(std::countr_zero(part));
        if (search(next)) return true;
      }
    }
    return false;
  }

  /// Naked and hidden singles until there are no more; false if a cell or a house has no candidate left.
  static bool propagate(Cells& cells) {
    Cells before;
    do {
      before = cells;
      for (const Unit& unit : units()) {
        if (!exclude_solved(cells, unit) || !keep_last_places(cells, unit)) return false;
      }
    } while (before != cells);
    return true;
  }
  static bool exclude_solved(Cells& cells, const Unit& unit) {
    std::uint16_t solved = 0;
    for (std::uint8_t cell : unit) {
      if (std::popcount(cells[cell]) != 1) continue;
      if ((solved & cells[cell]) != 0) return false;
      solved |= cells[cell];
    }
    for (std::uint8_t cell : unit) {
      if (std::popcount(cells[cell]) != 1) cells[cell] &= static_cast<std::uint16_t>(~solved);
      if (cells[cell] == 0) return false;
    }
    return true;
  }
  static bool keep_last_places(Cells& cells, const Unit& unit) {
    std::uint16_t once = 0;
    std::uint16_t twice = 0;
    for (std::uint8_t cell : unit) {
      twice |= static_cast<std::uint16_t>(once & cells[cell]);
      once |= cells[cell];
    }
    if (once != 0x1FF) return false;
    once &= static_cast<std::uint16_t>(~twice);
    for (std::uint8_t cell : unit) {
      const auto own = static_cast<std::uint16_t>(cells[cell] & once);
      if (std::popcount(own) > 1) return false;
      if (own != 0) cells[cell] = own;
    }
    return true;
  }

  Cells possible_{};
  CandidateSet candidates_;
};

}  // namespace deduku::testing
