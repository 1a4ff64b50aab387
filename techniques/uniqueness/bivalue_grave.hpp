// Grids that would be bivalue universal graves without some candidates.
//
// In a grave each empty cell has two candidates and each digit two places, or none, in each house. Such a grid has no
// solution or several: if one candidate of each cell solves it, the other candidates also solve it. So in a puzzle with
// one solution, one of the candidates that keep a grid from being a grave is true.
#pragma once

#include <algorithm>
#include <utility>

#include "src/core/workspace.hpp"
#include "techniques/facts/candidate_counts.hpp"

namespace deduku::uniqueness {

/// The candidates that keep a grid from being a grave: without `extras` it would be one.
struct Bug {
  CellSet cells;  ///< those with at least three candidates; all others have two
  CandidateSet extras;
};

/// Whether without `extras` every open digit would have exactly two places in each house.
inline bool leaves_grave(const Grid& grid, const CandidateSet& extras) {
  for (House house : House::all()) {
    for (Digit digit : ~grid.solved_digits(house)) {
      if ((grid.cells(house, digit) - extras.cells(digit)).size() != 2) return false;
    }
  }
  return true;
}

/// Whether every open digit has exactly two places in each house, or more if one of `wide` has it there.
inline bool is_near_grave(const Grid& grid, const CellSet& wide) {
  for (House house : House::all()) {
    for (Digit digit : ~grid.solved_digits(house)) {
      const int count = grid.positions(house, digit).size();
      if (count < 2 || (count > 2 && !wide.intersects(grid.cells(house, digit)))) return false;
    }
  }
  return true;
}

/// The candidates of a cell whose digits have more than two places in each of its houses.
inline DigitSet surplus(const Grid& grid, Cell cell) {
  DigitSet digits;
  for (Digit digit : grid.candidates(cell)) {
    const auto [row, column, box] = cell.houses();
    const int least = std::min(
        {grid.positions(row, digit).size(), grid.positions(column, digit).size(), grid.positions(box, digit).size()});
    if (least > 2) digits.insert(digit);
  }
  return digits;
}

/// Whether the houses of a cell, whose extra candidates have just been chosen, have two places for each digit, or more
/// if cells are `open`.
inline bool fits(const Grid& grid, Cell cell, const CellSet& open, const Bug& bug) {
  for (House house : cell.houses()) {
    const bool is_done = !open.intersects(cells_of(house));
    for (Digit digit : ~grid.solved_digits(house)) {
      const int left = (grid.cells(house, digit) - bug.extras.cells(digit)).size();
      if (left < 2 || (is_done && left > 2)) return false;
    }
  }
  return true;
}

/// Chooses the extra candidates of the cells `open` in every way that leaves two candidates in each.
template <class Visit>
bool bugs_with(const Grid& grid, CellSet open, Bug& bug, Visit& visit) {
  if (open.empty()) return leaves_grave(grid, bug.extras) && visit(std::as_const(bug));
  const Cell cell = open.first();
  open.erase(cell);
  const DigitSet choices = surplus(grid, cell);
  const CandidateSet before = bug.extras;
  for (unsigned bits = choices.bits(); bits != 0; bits = (bits - 1) & choices.bits()) {
    const DigitSet extra = DigitSet::from_bits(bits);
    if (extra.size() != grid.candidates(cell).size() - 2) continue;
    bug.extras.insert(cell, extra);
    if (fits(grid, cell, open, bug) && bugs_with(grid, open, bug, visit)) return true;
    bug.extras = before;
  }
  return false;
}

/// The cells that have more than two candidates.
inline CellSet wide_cells(const Grid& grid, Workspace& workspace) {
  return grid.empty_cells() - facts::bivalue_cells(grid, workspace);
}

/// All graves except for some candidates in `wide` cells, at most twenty.
template <class Visit>
bool bugs_in(const Grid& grid, const CellSet& wide, Visit&& visit) {
  constexpr int most_wide = 20;
  if (wide.empty() || wide.size() > most_wide || !is_near_grave(grid, wide)) return false;
  Bug bug{wide, {}};
  return bugs_with(grid, wide, bug, visit);
}

/// All graves except for some candidates in one cell, or in cells that are all seen by some cell.
template <class Visit>
bool bugs(const Grid& grid, Workspace& workspace, Visit&& visit) {
  const CellSet wide = wide_cells(grid, workspace);
  if (wide.size() > 1 && common_peers(wide).empty()) return false;
  return bugs_in(grid, wide, visit);
}

/// All graves except for some candidates, at most `most`.
template <class Visit>
bool bugs_up_to(const Grid& grid, Workspace& workspace, int most, Visit&& visit) {
  const CellSet wide = wide_cells(grid, workspace);
  int extras = 0;
  for (Cell cell : wide) extras += grid.candidates(cell).size() - 2;
  return extras <= most && bugs_in(grid, wide, visit);
}

}  // namespace deduku::uniqueness
