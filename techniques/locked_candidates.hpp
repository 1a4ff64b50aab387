// What Pointing and Claiming share.
//
// The digit of the base house is among the places that the cover house shares with it. So the digit of the
// cover house is there too, and nowhere else in it.
#pragma once

#include "deduku/technique.hpp"
#include "techniques/kernels/locked.hpp"

namespace deduku {

inline constexpr std::string_view locked_candidates_sentence =
    "In {base}, {digits} can only go into {body}, all of which lie in {cover}. One of them holds it, so no "
    "other cell of {cover} does.";

/// Removes the digit from the rest of the cover house; emits nothing where there is none.
inline bool emit_locked_candidates(const Grid& grid, TechniqueId technique,
                                   const kernel::LockedCandidates& locked, StepSink& sink) {
  const auto& [digit, base, cover] = locked;
  Step step{technique};
  step.removes.insert(digit, grid.cells(cover, digit) - cells_of(base));
  if (!step.has_effect()) return false;
  step.evidence.digits = {digit};
  step.evidence.base = {base};
  step.evidence.cover = {cover};
  step.evidence.add(Role::body, grid.cells(base, digit), {digit});
  return sink.emit(step);
}

}  // namespace deduku
