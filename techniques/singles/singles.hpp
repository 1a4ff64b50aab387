// Singles: a digit with one place, a cell with one digit.
//
// Kernels call `visit` with each instance; `visit` returns true to stop, and the kernel then also returns true.
#pragma once

#include "deduku/grid.hpp"
#include "techniques/facts/search_order.hpp"

namespace deduku::singles {

struct HiddenSingle {
  House house;
  Cell cell;
  Digit digit;

  Candidate candidate() const { return {cell, digit}; }
};

/// Digits with exactly one place in a house. The last empty cell of a house also counts.
template <class Visit>
bool hidden_singles(const Grid& grid, Visit&& visit) {
  for (House house : facts::boxes_rows_columns) {
    for (Digit digit : ~grid.solved_digits(house)) {
      const PositionSet positions = grid.positions(house, digit);
      if (positions.size() != 1) continue;
      if (visit(HiddenSingle{house, cell_at(house, positions.first()), digit})) return true;
    }
  }
  return false;
}

/// Houses with one empty cell, if it has the missing digit as a candidate.
template <class Visit>
bool full_houses(const Grid& grid, Visit&& visit) {
  for (House house : facts::boxes_rows_columns) {
    if (grid.empty_count(house) != 1) continue;
    const Digit digit = (~grid.solved_digits(house)).first();
    const PositionSet positions = grid.positions(house, digit);
    if (positions.empty()) continue;
    if (visit(HiddenSingle{house, cell_at(house, positions.first()), digit})) return true;
  }
  return false;
}

/// Houses in which a digit has several places, and exactly one without `gone`.
template <class Visit>
bool hidden_singles_without(const Grid& grid, Digit digit, const CellSet& gone, Visit&& visit) {
  for (House house : facts::boxes_rows_columns) {
    if (!gone.intersects(cells_of(house))) continue;
    const CellSet left = grid.cells(house, digit) - gone;
    if (left.size() == 1 && visit(HiddenSingle{house, left.first(), digit})) return true;
  }
  return false;
}

struct NakedSingle {
  Cell cell;
  Digit digit;

  Candidate candidate() const { return {cell, digit}; }
};

/// Cells with exactly one candidate, in reading order.
template <class Visit>
bool naked_singles(const Grid& grid, Visit&& visit) {
  for (Cell cell : grid.empty_cells()) {
    const DigitSet digits = grid.candidates(cell);
    if (digits.size() == 1 && visit(NakedSingle{cell, digits.first()})) return true;
  }
  return false;
}

}  // namespace deduku::singles
