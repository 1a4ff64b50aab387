// BUG+n: a bivalue universal grave except for candidates of several digits, which all exclude something.
//
//     {1 4 7}  .   .  | {4 5 7 8}  .       Without 7 in the first cell and 8 in the second the grid would be a
//                                          grave, so one of the two is true. Either way the second is not 7:
//                                          it sees the one, and is in the cell of the other.
//
// Variants: 0  all of them are in one cell, which holds one of them
//           1  those of all digits except one are in one cell, which sees the others: it does not have this digit
//           2  BUG-XZ: they are two digits, x and z. A cell {x z} sees all of the first, so that it is z if one of
//              them is true: cells that see it and all of the others are not z
//
// With one digit it is type 2 or BUG+1; with a naked subset in their house type 3, with a digit confined to their cells
// type 4. Soundness: techniques/uniqueness/bivalue_grave.hpp.
#include "src/core/step_sink.hpp"
#include "techniques/uniqueness/bug_steps.hpp"
#include "techniques/uniqueness/shared_exclusions.hpp"

namespace deduku {

namespace bug_plus_n {
namespace {

using uniqueness::Bug;

bool emit_excluded(const Grid& grid, Workspace& workspace, const Bug& bug, StepSink& sink) {
  const CandidateSet excluded = uniqueness::shared_exclusions(grid, bug.extras);
  if (excluded.empty()) return false;
  Step& step = sink.draft(TechniqueId::bug_plus_n, bug.cells.size() == 1 ? 0 : 1);
  uniqueness::add_bug(grid, workspace, bug, step);
  step.effects.removes = excluded;
  return sink.emit(step, [&](Evidence& evidence) { explain_by_alternatives(evidence, excluded, bug.extras); });
}

/// The cells from which type 3 removes a candidate with the same cell.
CellSet seen_in_one_house(const Bug& bug, Cell partner) {
  const CellSet taken = bug.cells | CellSet{partner};
  return common_houses(taken).empty() ? CellSet() : common_peers(taken);
}

/// Emits steps with the cells of only two digits that see all extra candidates of the one, `seen`.
bool emit_partners(const Grid& grid, Workspace& workspace, const Bug& bug, Digit seen, Digit other, StepSink& sink) {
  const CellSet partners = facts::bivalue_cells(grid, workspace) & grid.cells(seen) & grid.cells(other);
  for (Cell partner : partners& common_peers(bug.extras.cells(seen))) {
    const CellSet excluded = grid.cells(other) & peers(partner) & common_peers(bug.extras.cells(other));
    if (seen_in_one_house(bug, partner).contains(excluded)) continue;
    Step& step = sink.draft(TechniqueId::bug_plus_n, 2);
    uniqueness::add_bug(grid, workspace, bug, step);
    step.evidence.add(Role::partner, {partner}, {seen, other});
    step.effects.removes.insert(other, excluded);
    const auto argument = [&](Evidence& evidence) {
      evidence.use({partner});
      explain_by_cells(evidence, other, excluded, bug.extras.cells(other) | CellSet{partner});
    };
    if (sink.emit(step, argument)) return true;
  }
  return false;
}

/// Whether one of the cells sees all the others.
bool has_center(const CellSet& wide) {
  for (Cell cell : wide) {
    if ((peers(cell) | CellSet{cell}).contains(wide)) return true;
  }
  return false;
}

/// Whether some cell with two candidates sees some of the cells, and some cell that it sees all others.
bool may_have_partner(const CellSet& wide, const CellSet& bivalue) {
  for (Cell cell : bivalue) {
    const CellSet others = wide - peers(cell);
    if (others.size() < wide.size() && common_peers(others).intersects(peers(cell))) return true;
  }
  return false;
}

void find(const Grid& grid, Workspace& workspace, StepSink& sink) {
  const CellSet wide = uniqueness::wide_cells(grid, workspace);
  if (!has_center(wide) && !may_have_partner(wide, facts::bivalue_cells(grid, workspace))) return;
  uniqueness::bugs_in(grid, wide, [&](const Bug& bug) {
    const DigitSet digits = bug.extras.digits();
    if (digits.size() < 2) return false;
    if (emit_excluded(grid, workspace, bug, sink)) return true;
    if (digits.size() > 2) return false;
    return emit_partners(grid, workspace, bug, digits.first(), digits.last(), sink) ||
           emit_partners(grid, workspace, bug, digits.last(), digits.first(), sink);
  });
}

}  // namespace
}  // namespace bug_plus_n

const Technique technique::bug_plus_n{
    .name = "BUG+n",
    .needs_uniqueness = true,
    .find = bug_plus_n::find,
};

}  // namespace deduku
