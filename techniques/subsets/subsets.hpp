// Subsets: cells of a house with the same number of digits, or digits of a house with the same number of cells.
//
// A subset is found in each house in which it is one; the caller decides its exclusions and their places. A subset that
// takes all empty cells of its house excludes nothing there and is skipped.
#pragma once

#include "deduku/grid.hpp"
#include "techniques/facts/candidate_counts.hpp"
#include "techniques/facts/search_order.hpp"
#include "techniques/facts/tight_choices.hpp"

namespace deduku::subsets {

/// Cells of a house that have, together, as many candidate digits as there are cells.
struct NakedSubset {
  House house;
  CellSet cells;
  DigitSet digits;
};

/// The naked subsets of one house. `few` are the cells with two to `size` candidates.
template <int size, class Visit>
bool naked_subsets_in(const Grid& grid, House house, const CellSet& few, Visit& visit) {
  const CellSet fit = few & cells_of(house);
  if (fit.size() < size || grid.empty_count(house) <= size) return false;
  facts::OwnedSets<Cell, Digit> cells;
  for (Cell cell : fit) cells.add(cell, grid.candidates(cell));
  return facts::tight_choices<size>(cells, [&](const CellSet& chosen, DigitSet digits) {
    return visit(NakedSubset{house, chosen, digits});
  });
}

/// The naked subsets of `size` cells, each of which has at least two candidates.
template <int size, class Visit>
bool naked_subsets(const Grid& grid, HouseSet houses, Visit&& visit) {
  const CellSet few = facts::CandidateCounts(grid).cells_with(2, size);
  if (few.size() < size) return false;
  for (House house : facts::boxes_rows_columns) {
    if (houses.contains(house) && naked_subsets_in<size>(grid, house, few, visit)) return true;
  }
  return false;
}

/// Digits of a house that have, together, as many places as there are digits.
struct HiddenSubset {
  House house;
  CellSet cells;
  DigitSet digits;
};

/// The hidden subsets of one house.
template <int size, class Visit>
bool hidden_subsets_in(const Grid& grid, House house, Visit& visit) {
  if (grid.empty_count(house) <= size) return false;
  facts::OwnedSets<Digit, Position> digits;
  for (Digit digit : ~grid.solved_digits(house)) {
    digits.add_if_fit(digit, grid.positions(house, digit), size);
  }
  return facts::tight_choices<size>(digits, [&](DigitSet chosen, PositionSet positions) {
    return visit(HiddenSubset{house, cells_at(house, positions), chosen});
  });
}

/// The hidden subsets of `size` digits, each of which has at least two places in the house.
template <int size, class Visit>
bool hidden_subsets(const Grid& grid, HouseSet houses, Visit&& visit) {
  for (House house : facts::boxes_rows_columns) {
    if (houses.contains(house) && hidden_subsets_in<size>(grid, house, visit)) return true;
  }
  return false;
}

}  // namespace deduku::subsets
