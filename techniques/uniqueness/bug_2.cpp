// BUG type 2: a bivalue universal grave except for the same digit in several cells.
//
//     {1 4 7}  .   .  | {1 4 7}  .  x       Without 7 in the cells with three candidates the grid would be a grave,
//                                           so one of them is 7. A cell that sees all of them (x) is not 7.
//
// A single such cell is BUG+1. Soundness: techniques/uniqueness/bivalue_grave.hpp.
#include "src/core/step_sink.hpp"
#include "techniques/uniqueness/bug_steps.hpp"

namespace deduku {

namespace bug_2 {
namespace {

void find(const Grid& grid, Workspace& workspace, StepSink& sink) {
  uniqueness::bugs(grid, workspace, [&](const uniqueness::Bug& bug) {
    const DigitSet digits = bug.extras.digits();
    if (bug.cells.size() < 2 || digits.size() != 1) return false;
    Step step = uniqueness::bug_step(grid, workspace, TechniqueId::bug_2, bug);
    step.effects.removes.insert(digits.first(), grid.cells(digits.first()) & common_peers(bug.cells));
    return step.effects.has_effect() && sink.emit(step, [&](Evidence& evidence) {
      explain_by_alternatives(evidence, step.effects.removes, bug.extras);
    });
  });
}

}  // namespace
}  // namespace bug_2

const Technique technique::bug_2{
    .name = "BUG Type 2",
    .needs_uniqueness = true,
    .find = bug_2::find,
    .se = {57, 57},
};

}  // namespace deduku
