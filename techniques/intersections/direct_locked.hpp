// Direct Pointing and Direct Claiming: locked candidates that leave a digit one place in a house. Definition of direct:
// techniques/singles/direct.hpp.
#pragma once

#include "src/core/step_sink.hpp"
#include "techniques/intersections/locked_candidates.hpp"
#include "techniques/singles/direct.hpp"

namespace deduku::intersections {

/// Emits a step for each single that one of some intersections leaves.
template <TechniqueId technique>
bool emit_direct_locked(const Grid& grid, std::span<const facts::Intersection> intersections, StepSink& sink) {
  for (const facts::Intersection& intersection : intersections) {
    const auto emit = [&](const singles::HiddenSingle& single) {
      Step step = singles::direct_step({technique}, single);
      add_locked_candidates(grid, intersection.locked, step.evidence);
      return sink.emit(step, [&](Evidence& evidence) {
        argue(evidence, intersection.locked);
        argue_hidden_single(evidence, single.candidate(), single.house);
      });
    };
    const Digit digit = intersection.locked.digit;
    if (singles::hidden_singles_without(grid, digit, intersection.eliminated, emit)) return true;
  }
  return false;
}

}  // namespace deduku::intersections
