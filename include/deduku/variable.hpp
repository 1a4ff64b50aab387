// Variables, in the terms of Denis Berthier: the 324 questions of a Sudoku.
#pragma once

#include "deduku/export.h"
#include "deduku/sets.hpp"

namespace DEDUKU_API deduku {

/// A variable: a cell (which digit?) or a digit in a house (which cell?). Exactly one of its nine candidates is true.
/// Cells are 0..80, then the digits of each house.
struct Variable : Index<Variable, Cell::count + House::count * Digit::count, std::uint16_t> {
  using Index::Index;
  explicit constexpr Variable(Cell cell) : Index(cell.index()) {}
  constexpr Variable(House house, Digit digit) : Index(Cell::count + Digit::count * house.index() + digit.index()) {}

  constexpr bool is_cell() const { return raw < Cell::count; }
  /// For the variable of a cell.
  constexpr Cell cell() const { return Cell(raw); }
  /// For the variable of a digit in a house.
  constexpr House house() const { return House((raw - Cell::count) / Digit::count); }
  constexpr Digit digit() const { return Digit((raw - Cell::count) % Digit::count); }
};
using VariableSet = Set<Variable>;

}  // namespace deduku
