// W-Wing, XY-Wing, XYZ-Wing, and BUG+1 (a bivalue universal grave with one extra candidate).
#include "techniques/wings/wings.hpp"

#include <algorithm>

#include "src/scales/hodoku/hodoku_producers.hpp"
#include "techniques/facts/candidate_counts.hpp"
#include "techniques/uniqueness/bivalue_grave.hpp"

namespace deduku::hodoku {

namespace {

/// The pincers `a` and `b`, with a bridge of either digit.
bool find_w_wing_between(SearchContext context, std::array<Cell, 2> pincers, HodokuHint& hint) {
  const DigitSet digits = context.grid.candidates(pincers[0]);
  const auto visit = [](const wings::WWing&) { return true; };
  for (Digit shared : digits) {
    const CellSet eliminations = context.grid.cells(shared) & peers(pincers[0]) & peers(pincers[1]);
    const Digit linked = (digits - DigitSet{shared}).first();
    if (eliminations.empty()) continue;
    if (!wings::w_wings_between(context.grid, context.workspace, pincers, linked, visit)) continue;
    hint.remove(shared, eliminations);
    return true;
  }
  return false;
}

/// The three cells of a wing in ascending order, regardless of their roles.
std::array<Cell, 3> sorted_cells(const wings::Wing& wing) {
  std::array<Cell, 3> cells = {wing.pivot, wing.pincers[0], wing.pincers[1]};
  std::ranges::sort(cells);
  return cells;
}

}  // namespace

bool find_bug_plus_one(SearchContext context, HodokuHint& hint) {
  return uniqueness::bugs(context.grid, context.workspace, [&](const uniqueness::Bug& bug) {
    if (bug.extras.size() != 1) return false;
    const Cell cell = bug.cells.first();
    hint.remove(cell, context.grid.candidates(cell) - bug.extras.digits());
    return true;
  });
}

bool find_w_wing(SearchContext context, HodokuHint& hint) {
  const CellSet bivalue = facts::bivalue_cells(context.grid, context.workspace);
  CellSet later = bivalue;
  for (Cell a : bivalue) {
    later.erase(a);
    for (Cell b : facts::equal_cells(context.grid, a, later)) {
      if (find_w_wing_between(context, {a, b}, hint)) return true;
    }
  }
  return false;
}

/// The first in the order of the three cells.
bool find_xy_wing(SearchContext context, HodokuHint& hint) {
  std::array<Cell, 3> first_cells{Cell(80), Cell(80), Cell(80)};
  wings::xy_wings(context.grid, context.workspace, [&](const wings::Wing& wing) {
    const std::array<Cell, 3> cells = sorted_cells(wing);
    const CellSet eliminations = context.grid.cells(wing.shared) & peers(wing.pincers[0]) & peers(wing.pincers[1]);
    if (eliminations.empty() || first_cells <= cells) return false;
    first_cells = cells;
    hint.clear();
    hint.remove(wing.shared, eliminations);
    return false;
  });
  return hint.has_effect();
}

/// The first in the order of the pivots.
bool find_xyz_wing(SearchContext context, HodokuHint& hint) {
  return wings::xyz_wings(context.grid, context.workspace, [&](const wings::Wing& wing) {
    return hint.remove(wing.shared, context.grid.cells(wing.shared) & common_peers(wing.cells()));
  });
}

}  // namespace deduku::hodoku
