// The two implication rules: the candidates that a true one excludes, and those that a false one forces.
#pragma once

#include <span>

#include "src/scales/se/chains/node.hpp"
#include "src/scales/se/patterns/se_subsets.hpp"

namespace deduku::se {

/// Calls `visit(candidate, cause)` for every candidate that a true one excludes: cell peers first, then the
/// digit in box, row and column, each candidate once. Stops when it returns true.
///
/// One loop over the three houses, nine bits each: the ends of three short loops are mispredicted.
template <class Visit>
inline bool visit_excluded(const SeState& state, Candidate candidate, bool use_cell, Visit visit) {
  const Cell cell = candidate.cell();
  const Digit digit = candidate.digit();
  const SeHouse box = house_of(cell, SeHouseKind::box);
  const SeHouse row = house_of(cell, SeHouseKind::row);
  const SeHouse column = house_of(cell, SeHouseKind::column);
  const unsigned in_box = state.places[box][digit] & ~unsigned{bit(position_of(cell, SeHouseKind::box))};
  const unsigned in_row = state.places[row][digit] & ~overlap(row, box);
  const unsigned in_column = state.places[column][digit] & ~overlap(column, box);
  const unsigned in_houses = in_box << (9 * by_box) | in_row << (9 * by_row) | in_column << (9 * by_column);
  const unsigned in_cell = use_cell ? state.digits[cell] & ~unsigned{bit(digit)} : 0U;
  for (Digit other : elements<Digit>(in_cell)) {
    if (visit(Candidate(cell, other), by_cell)) return true;
  }
  for (unsigned rest = in_houses; rest != 0; rest &= rest - 1) {
    const int place = std::countr_zero(rest);
    if (visit(Candidate(around(cell)[static_cast<std::size_t>(place)], digit), static_cast<NodeCause>(place / 9)))
      return true;
  }
  return false;
}

/// Calls `visit(candidate, cause)` for every candidate that a false one leaves as the only one in its cell or house,
/// each once. The false candidate itself is still on the grid.
template <class Visit>
inline bool visit_forced(const SeState& state, Candidate candidate, bool use_cell, bool use_house, Visit visit) {
  const Cell cell = candidate.cell();
  const Digit digit = candidate.digit();
  if (use_cell && is_pair(state.digits[cell])) {
    if (visit(Candidate(cell, other_of(state.digits[cell], digit)), by_cell)) return true;
  }
  if (!use_house) return false;
  std::optional<Cell> in_box;
  for (SeHouseKind kind : SeHouseKind::all()) {
    const SeHouse house = house_of(cell, kind);
    const unsigned places = state.places[house][digit];
    if (!is_pair(places)) continue;
    const Cell target = cell_at(house, other_of(places, position_of(cell, kind)));
    if (target == in_box) continue;
    if (kind == SeHouseKind::box) in_box = target;
    if (visit(Candidate(target, digit), cause_of(kind))) return true;
  }
  return false;
}

/// Calls `visit(a, b)` with the two candidates of every strong link inside a cell.
template <class Visit>
void visit_cell_links(const SeState& state, Visit visit) {
  for (Cell cell : state.bivalue_cells()) {
    const unsigned digits = state.digits[cell];
    const auto first = lowest<Digit>(digits);
    visit(Candidate(cell, first), Candidate(cell, other_of(digits, first)));
  }
}

/// Calls `visit(house, a, b)` with the two candidates of every strong link in a house.
template <class Visit>
void visit_house_links(const SeState& state, Visit visit) {
  for (SeHouse house : SeHouse::all()) {
    for (Digit digit : elements<Digit>(small_masks<2>(state.places[house]))) {
      const unsigned places = state.places[house][digit];
      const auto first = lowest<Position>(places);
      visit(house, Candidate(cell_at(house, first), digit), Candidate(cell_at(house, other_of(places, first)), digit));
    }
  }
}

/// Calls `visit(candidates)` for each cell and each house and digit whose alternatives a search of cell and region
/// chains compares. `fewest`: the fewest candidates of the cell, or of the first place of the digit.
template <class Visit>
void visit_alternatives(const SeState& state, int fewest, Visit visit) {
  Candidate candidates[9];
  for (Cell cell : Cell::all()) {
    if (size_of(state.digits[cell]) < fewest) continue;
    std::size_t count = 0;
    for (Digit digit : elements<Digit>(state.digits[cell])) candidates[count++] = {cell, digit};
    visit(std::span<const Candidate>(candidates, count));
  }
  for (SeHouse house : SeHouse::all()) {
    for (Digit digit : Digit::all()) {
      const unsigned places = state.places[house][digit];
      if (size_of(places) < 2) continue;
      if (size_of(state.digits[cell_at(house, lowest<Position>(places))]) < fewest) continue;
      std::size_t count = 0;
      for (Position position : elements<Position>(places)) candidates[count++] = {cell_at(house, position), digit};
      visit(std::span<const Candidate>(candidates, count));
    }
  }
}

}  // namespace deduku::se
