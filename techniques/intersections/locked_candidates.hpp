// Shared parts of Pointing, Claiming, Direct Pointing, Direct Claiming and Complex Singles.
//
// The digit of the base house is among the places that the cover house shares with it. So the digit of the cover house
// is also there, and not elsewhere in it.
#pragma once

#include <algorithm>

#include "src/core/argument_blocks.hpp"
#include "src/core/step_sink.hpp"
#include "src/core/workspace.hpp"
#include "techniques/facts/intersections.hpp"

namespace deduku::intersections {

/// Names the houses, the digit and its places in the evidence of a step.
inline void add_locked_candidates(const Grid& grid, const facts::LockedCandidates& locked, Evidence& evidence) {
  evidence.digits.insert(locked.digit);
  evidence.base.insert(locked.base);
  evidence.cover.insert(locked.cover);
  evidence.add(Role::body, grid.cells(locked.base, locked.digit), {locked.digit});
}

/// States the premise of an intersection: the base house has a place for the digit.
inline void argue(Evidence& evidence, const facts::LockedCandidates& locked) {
  evidence.use({locked.base}, {locked.digit});
}

/// Removes the digit from the rest of the cover house.
inline Step locked_candidates_step(const Grid& grid, TechniqueId technique, const facts::Intersection& intersection) {
  Step step{technique};
  step.effects.removes.insert(intersection.locked.digit, intersection.eliminated);
  add_locked_candidates(grid, intersection.locked, step.evidence);
  return step;
}

/// Emits a step for each of some intersections.
template <TechniqueId technique>
bool emit_locked_candidates(const Grid& grid, std::span<const facts::Intersection> intersections, StepSink& sink) {
  return std::ranges::any_of(intersections, [&](const facts::Intersection& intersection) {
    const Step step = locked_candidates_step(grid, technique, intersection);
    return sink.emit(step, [&](Evidence& evidence) {
      argue(evidence, intersection.locked);
      explain_by_houses(evidence, step.effects.removes, step.evidence.cover);
    });
  });
}

}  // namespace deduku::intersections
