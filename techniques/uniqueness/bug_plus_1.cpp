// BUG+1: every empty cell has two candidates, except one with three.
//
//     {1 4} . {1 4 7}      Here one candidate is too many: 7 occurs three times in the row, the column and
//       .   .    .         the box of the cell with three. Without it the grid would be a grave, so the cell
//     {4 7} .  {1 7}       is 7 in a puzzle with one solution.
//
// Nothing follows if any house deviates elsewhere. Soundness: techniques/uniqueness/bivalue_grave.hpp.
#include "src/core/step_sink.hpp"
#include "techniques/uniqueness/bug_steps.hpp"

namespace deduku {

namespace bug_plus_1 {
namespace {

void find(const Grid& grid, Workspace& workspace, StepSink& sink) {
  uniqueness::bugs(grid, workspace, [&](const uniqueness::Bug& bug) {
    if (bug.extras.size() != 1) return false;
    const Cell cell = bug.cells.first();
    Step step = uniqueness::bug_step(grid, workspace, TechniqueId::bug_plus_1, bug);
    step.effects.places.insert(cell, step.evidence.digits);
    for (House house : cell.houses()) step.evidence.base.insert(house);
    return sink.emit(
        step, [&](Evidence& evidence) { evidence.explain(step.effects.places, {.kind = Reason::Kind::deadly}); });
  });
}

}  // namespace
}  // namespace bug_plus_1

const Technique technique::bug_plus_1{
    .name = "BUG+1",
    .needs_uniqueness = true,
    .find = bug_plus_1::find,
    .se = {56, 56},
    .hodoku = {"0610"},
};

}  // namespace deduku
