// XYZ-Wing: a pivot {x y z} that sees two pincers, {x z} and {y z}.
//
//            c1        c2    |  c4
//     r1     {1 4 7}   x     |  {1 4}      If the pivot r1c1 is 4, the pincer r1c4 is 1; if it is 7, the
//     r2                     |             pincer r3c2 is; otherwise the pivot is 1. A cell that sees all
//     r3               {1 7} |             three of them (x) is not 1.
#include "deduku/technique.hpp"
#include "src/core/argument_blocks.hpp"
#include "src/core/step_sink.hpp"
#include "techniques/wings/wings.hpp"

namespace deduku {

namespace xyz_wing {
namespace {

bool emit(const Grid& grid, const wings::Wing& wing, StepSink& sink) {
  const CellSet eliminations = grid.cells(wing.shared) & common_peers(wing.cells());
  if (eliminations.empty()) return false;
  Step step{TechniqueId::xyz_wing};
  step.effects.removes.insert(wing.shared, eliminations);
  step.evidence.digits = grid.candidates(wing.pivot);
  step.evidence.add(Role::pivot, {wing.pivot}, grid.candidates(wing.pivot));
  for (Cell pincer : wing.pincers) step.evidence.add(Role::pincer, {pincer}, {wing.shared});
  return sink.emit(step, [&](Evidence& evidence) {
    evidence.use(wing.cells());
    explain_by_cells(evidence, wing.shared, eliminations, wing.cells());
  });
}

void find(const Grid& grid, Workspace& workspace, StepSink& sink) {
  wings::xyz_wings(grid, workspace, [&](const wings::Wing& wing) { return emit(grid, wing, sink); });
}

}  // namespace
}  // namespace xyz_wing

const Technique technique::xyz_wing{
    .name = "XYZ-Wing",
    .find = xyz_wing::find,
    .se = {44, 44},
    .hodoku = {"0801"},
};

}  // namespace deduku
