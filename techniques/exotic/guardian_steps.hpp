// What follows from an impossible pattern: one of its guardians, the further candidates of its cells, is true.
//
// Variants: 0  a single guardian is placed
//           1  all guardians are in one cell, which loses the digits of the pattern
//           2  all guardians are the same digit, which is eliminated in every cell that sees them all
#pragma once

#include "src/core/step_sink.hpp"
#include "techniques/guardians/guardians.hpp"

namespace deduku::exotic {

inline bool emit_guardians(const Grid& grid, TechniqueId technique, const guardians::ImpossiblePattern& pattern,
                           std::span<const Link> links, StepSink& sink) {
  const auto& [cells, digits] = pattern.guardians;
  const bool in_one_cell = cells.size() == 1;
  const int variant = !in_one_cell ? 2 : digits.size() == 1 ? 0 : 1;
  Step step{technique, static_cast<std::uint8_t>(variant)};
  if (variant == 0) step.places.insert({cells.first(), digits.first()});
  if (variant == 1) step.removes.insert(cells.first(), grid.candidates(cells.first()) & pattern.digits);
  if (variant == 2) step.removes.insert(digits.first(), grid.cells(digits.first()) & common_peers(cells));
  step.evidence.digits = pattern.digits;
  step.evidence.add(Role::floor, pattern.cells - cells, pattern.digits);
  step.evidence.add(Role::guardian, cells, digits);
  return step.has_effect() && sink.emit(step, links);
}

}  // namespace deduku::exotic
