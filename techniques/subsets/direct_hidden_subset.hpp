// Direct Hidden Pair and Triple: a hidden subset that leaves a digit only one place in a house. Definition of direct:
// techniques/singles/direct.hpp.
#pragma once

#include "src/core/step_sink.hpp"
#include "techniques/singles/direct.hpp"
#include "techniques/subsets/hidden_subset.hpp"

namespace deduku::subsets {

/// The digits that a hidden subset removes from its cells.
inline DigitSet removed_digits(const Grid& grid, const HiddenSubset& subset) {
  DigitSet digits;
  for (Cell cell : subset.cells) digits |= grid.candidates(cell);
  return digits - subset.digits;
}

/// Emits a step for each single that a hidden subset leaves. A subset that leaves no single yet may do so when another
/// house has changed.
template <TechniqueId technique, int size>
void find_direct_hidden_subsets(const Grid& grid, Workspace& workspace, StepSink& sink) {
  const auto visit = [&](const HiddenSubset& subset, const HouseSet& hiding) {
    const auto emit = [&](const singles::HiddenSingle& single) {
      Step step = singles::direct_step({technique}, single);
      record_hidden_subset(subset, hiding, step.evidence);
      return sink.emit(step, [&](Evidence& evidence) {
        argue(evidence, subset);
        argue_hidden_single(evidence, single.candidate(), single.house);
      });
    };
    const DigitSet removed = removed_digits(grid, subset);
    if (!removed.empty()) sink.note_near_miss();
    for (Digit digit : removed) {
      const CellSet eliminated = subset.cells & grid.cells(digit);
      if (singles::hidden_singles_without(grid, digit, eliminated, emit)) return true;
    }
    return false;
  };
  facts::search_changed_houses(technique, grid, workspace, sink,
                               [&](HouseSet houses) { return distinct_hidden_subsets<size>(grid, houses, visit); });
}

}  // namespace deduku::subsets
