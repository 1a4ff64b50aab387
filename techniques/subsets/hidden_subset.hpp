// Shared parts of the hidden subsets: digits of a house with the same number of places.
//
// The digits fill all of their places, so no other digit goes there. Digits that are hidden both in a box and in a line
// are one finding, with both houses as its base.
#pragma once

#include "deduku/technique.hpp"
#include "src/core/argument_blocks.hpp"
#include "src/core/step_sink.hpp"
#include "techniques/facts/failed_searches.hpp"
#include "techniques/subsets/subsets.hpp"

namespace deduku::subsets {

/// The houses in which the digits of a subset have no places except its cells.
inline HouseSet hiding_houses(const Grid& grid, const HiddenSubset& subset) {
  HouseSet hiding;
  for (House house : common_houses(subset.cells)) {
    bool hidden = true;
    for (Digit digit : subset.digits) hidden = hidden && subset.cells.contains(grid.cells(house, digit));
    if (hidden) hiding.insert(house);
  }
  return hiding;
}

/// Calls `visit(subset, hiding)` with each hidden subset of some houses and all houses in which it is hidden.
template <int size, class Visit>
bool distinct_hidden_subsets(const Grid& grid, HouseSet houses, Visit&& visit) {
  return hidden_subsets<size>(grid, houses, [&](const HiddenSubset& subset) {
    const HouseSet hiding = hiding_houses(grid, subset);
    return subset.house == hiding.last() && visit(subset, hiding);
  });
}

/// Names the digits, the houses and the cells in the evidence of a step.
inline void record_hidden_subset(const HiddenSubset& subset, const HouseSet& hiding, Evidence& evidence) {
  evidence.digits = subset.digits;
  evidence.base = hiding;
  evidence.add(Role::body, subset.cells, subset.digits);
}

/// States the premise of a hidden subset: one of its houses has a place for each of the digits.
inline void argue(Evidence& evidence, const HiddenSubset& subset) {
  evidence.use({subset.house}, subset.digits);
}

template <TechniqueId technique, int size>
void find_hidden_subsets(const Grid& grid, Workspace& workspace, StepSink& sink) {
  const auto visit = [&](const HiddenSubset& subset, const HouseSet& hiding) {
    Step step{technique};
    for (Cell cell : subset.cells) step.effects.removes.insert(cell, grid.candidates(cell) - subset.digits);
    record_hidden_subset(subset, hiding, step.evidence);
    return step.effects.has_effect() && sink.emit(step, [&](Evidence& evidence) {
      argue(evidence, subset);
      explain_by_need(evidence, grid, step.effects.removes, subset.digits);
    });
  };
  facts::search_changed_houses(technique, grid, workspace, sink,
                               [&](HouseSet houses) { return distinct_hidden_subsets<size>(grid, houses, visit); });
}

}  // namespace deduku::subsets
