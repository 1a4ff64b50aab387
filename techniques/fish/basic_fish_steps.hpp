// Shared parts of the basic fish: all places of a digit in some parallel lines lie in the same number of crossing
// lines.
//
// Each base line needs the digit once, and no two in the same cover line. So they use up the cover lines, each of which
// has its digit in a base line and not elsewhere.
#pragma once

#include "deduku/technique.hpp"
#include "src/core/argument_blocks.hpp"
#include "src/core/step_sink.hpp"
#include "techniques/fish/basic_fish.hpp"

namespace deduku::fish {

template <TechniqueId technique, int size>
void find_basic_fish(const Grid& grid, Workspace&, StepSink& sink) {
  basic_fish<size>(grid, [&](const Fish& fish) {
    const CellSet base_cells = cells_in(fish.base);
    Step step{technique};
    step.effects.removes.insert(fish.digit, (grid.cells(fish.digit) & cells_in(fish.cover)) - base_cells);
    if (!step.effects.has_effect()) return false;
    step.evidence.digits = {fish.digit};
    step.evidence.base = fish.base;
    step.evidence.cover = fish.cover;
    step.evidence.add(Role::body, grid.cells(fish.digit) & base_cells, {fish.digit});
    return sink.emit(step, [&](Evidence& evidence) {
      evidence.use(fish.base, {fish.digit});
      explain_by_houses(evidence, step.effects.removes, fish.cover);
    });
  });
}

}  // namespace deduku::fish
