// W-Wing: two cells {x y} joined by a conjugate pair for y.
//
//            c1      c4       c9
//     r1     {4 7} ---------- 7      In c9, 7 can only go into r1c9 or r6c9. The former makes r1c1 a 4, the
//                             |      latter r6c4. So one of the two cells with the candidates 4 and 7 is 4,
//     r6     x       {4 7} -- 7      and a cell that sees both of them (x) is not.
//
// Grouped bridges (several cells of a box at one end) are not covered.
#include "deduku/technique.hpp"
#include "src/core/argument_blocks.hpp"
#include "src/core/step_sink.hpp"
#include "techniques/facts/ring_names.hpp"
#include "techniques/wings/alternating_chain.hpp"
#include "techniques/wings/wings.hpp"

namespace deduku {

namespace w_wing {
namespace {

bool emit(const Grid& grid, const wings::WWing& wing, StepSink& sink) {
  const auto& [pincers, bridge, house, linked, shared] = wing;
  const CellSet eliminations = grid.cells(shared) & common_peers({pincers[0], pincers[1]});
  if (eliminations.empty()) return false;
  Step step{TechniqueId::w_wing};
  step.effects.removes.insert(shared, eliminations);
  step.evidence.digits = {linked, shared};
  step.evidence.base = {house};
  step.evidence.add(Role::body, {bridge[0], bridge[1]}, {linked});
  step.evidence.add(Role::pincer, {pincers[0], pincers[1]}, {shared});
  const auto links = wings::alternating_chain({{pincers[0], shared},
                                               {pincers[0], linked},
                                               {bridge[0], linked},
                                               {bridge[1], linked},
                                               {pincers[1], linked},
                                               {pincers[1], shared}});
  const auto argue = [&](Evidence& evidence) {
    explain_by_cells(evidence, wing.shared, eliminations, {wing.pincers[0], wing.pincers[1]});
  };
  return sink.emit(step, argue, links);
}

void find(const Grid& grid, Workspace& workspace, StepSink& sink) {
  wings::w_wings(grid, workspace, [&](const wings::WWing& wing) { return emit(grid, wing, sink); });
}

}  // namespace
}  // namespace w_wing

const Technique technique::w_wing{
    .name = "W-Wing",
    .find = w_wing::find,
    .form_name = facts::ring_name,
    .hodoku = {"0803"},
};

}  // namespace deduku
