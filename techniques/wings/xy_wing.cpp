// XY-Wing: a pivot {x y} that sees two pincers, {x z} and {y z}.
//
//            c1         c6
//     r1     {4 7} ---- {1 4}      If the pivot r1c1 is 4, the pincer r1c6 is 1; if it is 7, the pincer r5c1
//              |                   is. Either way one pincer is 1, and a cell that sees both (x) is not.
//     r5     {1 7}      x
#include "deduku/technique.hpp"
#include "src/core/argument_blocks.hpp"
#include "src/core/step_sink.hpp"
#include "techniques/wings/alternating_chain.hpp"
#include "techniques/wings/wings.hpp"

namespace deduku {

namespace xy_wing {
namespace {

/// "One pincer holds the shared digit" as a chain from pincer to pincer.
std::array<Link, 5> links_of(const Grid& grid, const wings::Wing& wing) {
  const auto& [pivot, pincers, shared] = wing;
  const Digit x = (grid.candidates(pincers[0]) - DigitSet{shared}).first();
  const Digit y = (grid.candidates(pincers[1]) - DigitSet{shared}).first();
  return wings::alternating_chain(
      {{pincers[0], shared}, {pincers[0], x}, {pivot, x}, {pivot, y}, {pincers[1], y}, {pincers[1], shared}});
}

bool emit(const Grid& grid, const wings::Wing& wing, StepSink& sink) {
  const CellSet pincers = {wing.pincers[0], wing.pincers[1]};
  const CellSet eliminations = grid.cells(wing.shared) & common_peers(pincers);
  if (eliminations.empty()) return false;
  Step step{TechniqueId::xy_wing};
  step.effects.removes.insert(wing.shared, eliminations);
  step.evidence.digits = grid.candidates(wing.pivot) | DigitSet{wing.shared};
  for (Cell pincer : wing.pincers) {
    step.evidence.add(Role::pivot, {wing.pivot}, grid.candidates(pincer) - DigitSet{wing.shared});
    step.evidence.add(Role::pincer, {pincer}, {wing.shared});
  }
  const auto argue = [&](Evidence& evidence) { explain_by_cells(evidence, wing.shared, eliminations, pincers); };
  return sink.emit(step, argue, links_of(grid, wing));
}

void find(const Grid& grid, Workspace& workspace, StepSink& sink) {
  wings::xy_wings(grid, workspace, [&](const wings::Wing& wing) { return emit(grid, wing, sink); });
}

}  // namespace
}  // namespace xy_wing

const Technique technique::xy_wing{
    .name = "XY-Wing",
    .find = xy_wing::find,
    .se = {42, 42},
    .hodoku = {"0800"},
};

}  // namespace deduku
