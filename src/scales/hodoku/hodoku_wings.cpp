// W-Wing, XY-Wing, XYZ-Wing, and the bivalue grave but for one candidate.
#include "techniques/wings/wings.hpp"

#include <algorithm>

#include "src/scales/hodoku/hodoku_producers.hpp"
#include "techniques/uniqueness/bivalue_grave.hpp"
#include "techniques/facts/candidate_counts.hpp"

namespace deduku::hodoku {

namespace {

/// The pincers `a` and `b`, with a bridge of the one or the other digit.
bool find_w_wing_between(Scene scene, std::array<Cell, 2> pincers, Hint& hint) {
  const DigitSet digits = scene.grid.candidates(pincers[0]);
  const auto visit = [](const kernel::WWing&) { return true; };
  for (Digit shared : digits) {
    const CellSet targets = scene.grid.cells(shared) & peers(pincers[0]) & peers(pincers[1]);
    const Digit linked = (digits - DigitSet{shared}).first();
    if (targets.empty()) continue;
    if (!kernel::w_wings_between(scene.grid, scene.workspace, pincers, linked, visit)) continue;
    hint.remove(shared, targets);
    return true;
  }
  return false;
}

/// The three cells of a wing, ascending, whatever the part of each.
std::array<Cell, 3> sorted_cells(const kernel::Wing& wing) {
  std::array<Cell, 3> cells = {wing.pivot, wing.pincers[0], wing.pincers[1]};
  std::ranges::sort(cells);
  return cells;
}

}  // namespace

bool find_bug_plus_one(Scene scene, Hint& hint) {
  return kernel::bugs(scene.grid, scene.workspace, [&](const kernel::Bug& bug) {
    if (bug.extras.size() != 1) return false;
    const Cell cell = bug.cells.first();
    hint.remove(cell, scene.grid.candidates(cell) - bug.extras.digits());
    return true;
  });
}

bool find_w_wing(Scene scene, Hint& hint) {
  const CellSet bivalue = bivalue_cells(scene.grid, scene.workspace);
  CellSet later = bivalue;
  for (Cell a : bivalue) {
    later.erase(a);
    for (Cell b : kernel::equal_cells(scene.grid, a, later)) {
      if (find_w_wing_between(scene, {a, b}, hint)) return true;
    }
  }
  return false;
}

/// The first in the order of the three cells.
bool find_xy_wing(Scene scene, Hint& hint) {
  std::array<Cell, 3> first_cells{Cell(80), Cell(80), Cell(80)};
  kernel::xy_wings(scene.grid, scene.workspace, [&](const kernel::Wing& wing) {
    const std::array<Cell, 3> cells = sorted_cells(wing);
    const CellSet targets = scene.grid.cells(wing.shared) & peers(wing.pincers[0]) & peers(wing.pincers[1]);
    if (targets.empty() || first_cells <= cells) return false;
    first_cells = cells;
    hint.clear();
    hint.remove(wing.shared, targets);
    return false;
  });
  return hint.is_worth();
}

/// The first in the order of the pivots.
bool find_xyz_wing(Scene scene, Hint& hint) {
  return kernel::xyz_wings(scene.grid, scene.workspace, [&](const kernel::Wing& wing) {
    hint.remove(wing.shared, scene.grid.cells(wing.shared) & common_peers(wing.cells()));
    return hint.is_worth();
  });
}

}  // namespace deduku::hodoku
