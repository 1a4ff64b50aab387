// The step that two joined conjugate pairs allow, shared by Skyscraper and 2-String Kite.
#pragma once

#include "techniques/alternating_chain.hpp"
#include "techniques/kernels/single_digit.hpp"

namespace deduku {

/// Removes the digit from every cell that sees both free ends; emits nothing where there is none.
inline bool emit_joined_pairs(const Grid& grid, TechniqueId technique, const kernel::JoinedPairs& pairs,
                              StepSink& sink) {
  const auto& [digit, lines, joint, near, free] = pairs;
  const CellSet victims = grid.cells(digit) & common_peers({free[0], free[1]});
  if (victims.empty()) return false;
  Step step{technique};
  step.removes.insert(digit, victims);
  step.evidence.digits = {digit};
  step.evidence.base = {lines[0], lines[1]};
  step.evidence.cover = {joint};
  step.evidence.add(Role::body, {near[0], near[1]}, {digit});
  step.evidence.add(Role::pincer, {free[0], free[1]}, {digit});
  const auto links =
      alternating_chain({{free[0], digit}, {near[0], digit}, {near[1], digit}, {free[1], digit}});
  return sink.emit(step, links);
}

}  // namespace deduku
