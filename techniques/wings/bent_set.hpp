// Shared parts of the bent sets of 4 to 7 cells (WXYZ-Wing and larger).
//
//     {2 3 4}  x     x  |  {1 4} {2 4}     Four cells of row 1 and box 1, four digits. 2 and 4 are only in row 1,
//      .     {1 3}   .  |                  3 is only in box 1, so each of them is at most once among the four
//                                          cells, and the fourth one is a 1. A cell that sees every 1 is not 1.
//
// In general as many cells as digits lie in a line and a box that cross: some only in the line, some only in the box,
// some in both. Exactly one digit is both in a cell only in the line and in one only in the box. The places of each
// other digit share a house, so it takes at most one cell. The remaining cell is for that digit, so it is among the
// cells.
//
// Relations to other patterns: an XYZ-Wing is the bent set of three cells. The cells of one house and the others are,
// as a rule, almost locked sets, and then an ALS-XZ eliminates the same. With no digit in both parts the set would be a
// Sue de Coq. Sets with a cell that has exactly one digit of its own are skipped: without this cell and digit there is
// a smaller set that excludes no less.
#pragma once

#include "src/core/argument_blocks.hpp"
#include "src/core/step_sink.hpp"
#include "src/core/workspace.hpp"
#include "techniques/facts/failed_searches.hpp"
#include "techniques/wings/bent_sets.hpp"

namespace deduku::wings {

/// Whether a cell has exactly one digit that all other cells lack.
inline bool has_spare_cell(const Grid& grid, const CellSet& cells) {
  DigitSet once;
  DigitSet twice;
  for (Cell cell : cells) {
    twice |= once & grid.candidates(cell);
    once |= grid.candidates(cell);
  }
  for (Cell cell : cells) {
    if ((grid.candidates(cell) - twice).size() == 1) return true;
  }
  return false;
}

/// Emits a set if anything is eliminated.
inline bool emit_bent_set(const Grid& grid, const BentSet& set, Step step, StepSink& sink) {
  const CellSet places = set.cells & grid.cells(set.open);
  const CellSet eliminations = grid.cells(set.open) & common_peers(places);
  if (eliminations.empty() || has_spare_cell(grid, set.cells)) return false;
  step.effects.removes.insert(set.open, eliminations);
  for (Cell cell : set.cells) step.evidence.digits |= grid.candidates(cell);
  step.evidence.base = {set.line};
  step.evidence.cover = {set.box};
  step.evidence.add(Role::body, set.cells, step.evidence.digits);
  step.evidence.add(Role::pincer, places, {set.open});
  return sink.emit(step, [&](Evidence& evidence) {
    evidence.use(set.cells);
    explain_by_cells(evidence, set.open, eliminations, places);
  });
}

template <TechniqueId technique, int size>
void find_bent_sets(const Grid& grid, Workspace& workspace, StepSink& sink) {
  const auto visit = [&](const BentSet& set) { return emit_bent_set(grid, set, Step(technique), sink); };
  facts::search_changed_houses(technique, grid, workspace, sink,
                               [&](HouseSet houses) { return bent_sets<size>(grid, workspace, houses, visit); });
}

}  // namespace deduku::wings
