// The two implication rules: what a true candidate excludes, and what a false one leaves.
#pragma once

#include "src/scales/se/chains/node.hpp"

namespace deduku::se {

/// Calls `visit(candidate, cause)` for every candidate that cannot stand beside a true one: cell peers first, then the
/// digit in block, row and column, each candidate once. Stops when it returns true.
template <class Visit>
inline bool visit_excluded(const SeState& state, int candidate, bool use_cell, Visit visit) {
  const int cell = candidate / 9;
  const int digit = candidate % 9;
  if (use_cell) {
    for (int other : elements(state.cell[cell] & ~bit(digit))) {
      if (visit(9 * cell + other, by_cell)) return true;
    }
  }
  const int block_house = geometry.house_of[cell][block];
  for (int position : elements(state.place[block_house][digit] & ~bit(geometry.position_of[cell][block]))) {
    if (visit(9 * geometry.cell_at[block_house][position] + digit, by_block)) return true;
  }
  for (const SeFamily family : {row, column}) {
    const int house = geometry.house_of[cell][family];
    for (int position : elements(state.place[house][digit] & ~geometry.overlap[house][block_house])) {
      if (visit(9 * geometry.cell_at[house][position] + digit, static_cast<NodeCause>(family))) return true;
    }
  }
  return false;
}

/// Calls `visit(candidate, cause)` for every candidate that a false one leaves alone in its cell or house, each once.
/// The false candidate itself is still on the grid.
template <class Visit>
inline bool visit_forced(const SeState& state, int candidate, bool use_cell, bool use_house, Visit visit) {
  const int cell = candidate / 9;
  const int digit = candidate % 9;
  if (use_cell && is_pair(state.cell[cell])) {
    if (visit(9 * cell + other_of(state.cell[cell], digit), by_cell)) return true;
  }
  if (!use_house) return false;
  int in_block = -1;
  for (const SeFamily family : {block, row, column}) {
    const int house = geometry.house_of[cell][family];
    const unsigned places = state.place[house][digit];
    if (!is_pair(places)) continue;
    const int target = geometry.cell_at[house][other_of(places, geometry.position_of[cell][family])];
    if (target == in_block) continue;
    if (family == block) in_block = target;
    if (visit(9 * target + digit, static_cast<NodeCause>(family))) return true;
  }
  return false;
}

/// Calls `visit(a, b)` with the two candidates of every strong link inside a cell.
template <class Visit>
void visit_cell_links(const SeState& state, Visit visit) {
  for (int cell = 0; cell < 81; ++cell) {
    const unsigned digits = state.cell[cell];
    if (is_pair(digits)) visit(9 * cell + lowest(digits), 9 * cell + other_of(digits, lowest(digits)));
  }
}

/// Calls `visit(house, digit, a, b)` with the two cells of every strong link of a digit in a house.
template <class Visit>
void visit_house_links(const SeState& state, Visit visit) {
  for (int house = 0; house < 27; ++house) {
    for (int digit = 0; digit < 9; ++digit) {
      const unsigned places = state.place[house][digit];
      if (!is_pair(places)) continue;
      const int first = lowest(places);
      visit(house, digit, geometry.cell_at[house][first], geometry.cell_at[house][other_of(places, first)]);
    }
  }
}

}  // namespace deduku::se
