// BUG+1: every empty cell has two candidates, except one with three.
//
// In a bivalue universal grave each empty cell has two candidates and each digit two places, or none, in each
// house. Such a grid has no solution or several: where one candidate of each cell solves it, the other
// candidates solve it too.
//
//     {1 4} . {1 4 7}      Here one candidate is too many: 7 stands three times in the row, the column and
//       .   .    .         the box of the cell with three. Without it the grid would be a grave, so the cell
//     {4 7} .  {1 7}       is 7 in a puzzle with one solution.
//
// Nothing follows when any house deviates elsewhere.
#include "techniques/kernels/uniqueness.hpp"

namespace deduku {

namespace {

bool find_bug_plus_one(const Grid& grid, Workspace& workspace, StepSink& sink) {
  const auto bug = kernel::bug_plus_one(grid, workspace);
  if (!bug) return false;
  Step step{TechniqueId::bug_plus_1};
  step.removes.insert(bug->cell, grid.candidates(bug->cell) - DigitSet{bug->digit});
  step.evidence.digits = {bug->digit};
  for (House house : bug->cell.houses()) step.evidence.base.insert(house);
  const CellSet& grave = workspace.bivalue_cells(grid);
  step.evidence.add(Role::body, grave, kernel::candidates_of(grid, grave));
  step.evidence.add(Role::roof, {bug->cell}, {bug->digit});
  return sink.emit(step);
}

}  // namespace

const Technique technique::bug_plus_1{
    .name = "BUG+1",
    .sentence =
        "Every empty cell but {roof} has two candidates. Without {digits} in {roof}, each digit would stand "
        "twice in each house where it is open, and the puzzle would have a second solution or none. So "
        "{roof} is {digits}.",
    .needs_uniqueness = true,
    .find = find_bug_plus_one,
    .se = {56, 56},
    .hodoku = {"0610"},
};

}  // namespace deduku
