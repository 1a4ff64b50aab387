// BUG type 3: a bivalue universal grave except for several candidates in one house, which form a naked subset.
//
//     {1 4 7}  .  {4 5 8}  |  {7 8}  .  x      Without 7 in the first cell and 8 in the second the grid would be a
//                                              grave, so one of the two is true. Together with the partner {7 8} it
//                                              takes both digits: a cell that sees all of them (x) is neither.
//
// Soundness: techniques/uniqueness/bivalue_grave.hpp.
#include "src/core/step_sink.hpp"
#include "techniques/uniqueness/bug_steps.hpp"

namespace deduku {

namespace bug_3 {
namespace {

bool emit_subset(const Grid& grid, Step step, const uniqueness::Bug& bug, const uniqueness::PartnerSubset& subset,
                 StepSink& sink) {
  const CellSet taken = bug.cells | subset.partners;
  for (Digit digit : subset.digits) step.effects.removes.insert(digit, grid.cells(digit) & common_peers(taken));
  step.evidence.base = common_houses(taken);
  step.evidence.add(Role::partner, subset.partners, subset.digits);
  return step.effects.has_effect() && sink.emit(step, [&](Evidence& evidence) {
    evidence.use(subset.partners);
    for (Digit digit : subset.digits) {
      const CellSet holders = bug.extras.cells(digit) | (subset.partners & grid.cells(digit));
      explain_by_cells(evidence, digit, step.effects.removes.cells(digit), holders);
    }
  });
}

void find(const Grid& grid, Workspace& workspace, StepSink& sink) {
  uniqueness::bugs(grid, workspace, [&](const uniqueness::Bug& bug) {
    const DigitSet digits = bug.extras.digits();
    if (bug.cells.size() < 2 || digits.size() < 2) return false;
    const Step step = uniqueness::bug_step(grid, workspace, TechniqueId::bug_3, bug);
    return uniqueness::shared_subsets(
        grid, bug.cells, grid.empty_cells(), digits,
        [&](const uniqueness::PartnerSubset& subset) { return emit_subset(grid, step, bug, subset, sink); });
  });
}

}  // namespace
}  // namespace bug_3

const Technique technique::bug_3{
    .name = "BUG Type 3",
    .needs_uniqueness = true,
    .find = bug_3::find,
    .surcharge = {{uniqueness::by_partners}, uniqueness::by_partners.most},
    .se = {58, 60},
};

}  // namespace deduku
