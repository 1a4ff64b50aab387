// BUG type 4: a bivalue universal grave except for candidates of two cells that share a house and another digit.
//
//     {1 4 7}  .  {4 5 8}       Without 7 in the first cell and 8 in the second the grid would be a grave, so
//                               one of the two is true. In their row 4 can only go into these cells, so the
//                               other one of them is 4, and neither 1 nor 5 has a place in them.
//
// Soundness: techniques/uniqueness/bivalue_grave.hpp.
#include "src/core/step_sink.hpp"
#include "techniques/uniqueness/bug_steps.hpp"

namespace deduku {

namespace bug_4 {
namespace {

/// Houses of both cells in which a digit has no other place.
HouseSet confining_houses(const Grid& grid, const CellSet& cells, Digit digit) {
  HouseSet houses;
  for (House house : common_houses(cells)) {
    if (grid.cells(house, digit) == cells) houses.insert(house);
  }
  return houses;
}

bool emit_confined(const Grid& grid, Step step, const uniqueness::Bug& bug, Digit confined, StepSink& sink) {
  step.evidence.base = confining_houses(grid, bug.cells, confined);
  if (step.evidence.base.empty()) return false;
  for (Cell cell : bug.cells) {
    step.effects.removes.insert(cell, grid.candidates(cell) - bug.extras.digits(cell) - DigitSet{confined});
  }
  step.evidence.add(Role::pivot, bug.cells, {confined});
  return step.effects.has_effect() && sink.emit(step, [&](Evidence& evidence) {
    evidence.use({evidence.base.first()}, {confined});
    for (Cell cell : bug.cells) {
      const DigitSet kept = bug.extras.digits(cell) | DigitSet{confined};
      evidence.explain({cell, step.effects.removes.digits(cell)},
                       {.kind = Reason::Kind::needed, .cells = {cell}, .digits = kept});
    }
  });
}

void find(const Grid& grid, Workspace& workspace, StepSink& sink) {
  uniqueness::bugs(grid, workspace, [&](const uniqueness::Bug& bug) {
    if (bug.cells.size() != 2) return false;
    const Step step = uniqueness::bug_step(grid, workspace, TechniqueId::bug_4, bug);
    const DigitSet common = grid.candidates(bug.cells.first()) & grid.candidates(bug.cells.last());
    for (Digit confined : common - step.evidence.digits) {
      if (emit_confined(grid, step, bug, confined, sink)) return true;
    }
    return false;
  });
}

}  // namespace
}  // namespace bug_4

const Technique technique::bug_4{
    .name = "BUG Type 4",
    .needs_uniqueness = true,
    .find = bug_4::find,
    .se = {57, 57},
};

}  // namespace deduku
