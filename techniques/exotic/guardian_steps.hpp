// Consequences of an impossible pattern: one of its guardians, the further candidates of its cells, is true.
//
// Variants: 0  a single guardian is placed
//           1  all guardians are in one cell, which loses the digits of the pattern
//           2  all guardians are the same digit, which is eliminated in every cell that sees them all
#pragma once

#include "src/core/argument_blocks.hpp"
#include "src/core/step_sink.hpp"
#include "techniques/guardians/guardians.hpp"

namespace deduku::exotic {

/// States that with only the digits of the pattern the cells cannot be filled. If all guardians are in one cell, which
/// loses other candidates, this cell is no premise: with one of these it has a digit.
inline void argue(const Grid& grid, const guardians::ImpossiblePattern& pattern, const Step& step, Evidence& evidence) {
  CandidateSet alternatives;
  for (Cell cell : pattern.guardians.cells) alternatives.insert(cell, grid.candidates(cell) - pattern.digits);
  evidence.use(pattern.cells - (step.effects.removes.cells() & pattern.guardians.cells));
  evidence.explain(step.effects.places, {.kind = Reason::Kind::deadly});
  explain_by_alternatives(evidence, step.effects.removes, alternatives);
}

inline bool emit_guardians(const Grid& grid, TechniqueId technique, const guardians::ImpossiblePattern& pattern,
                           std::span<const Link> links, StepSink& sink) {
  const auto& [cells, digits] = pattern.guardians;
  const bool in_one_cell = cells.size() == 1;
  const int variant = !in_one_cell ? 2 : digits.size() == 1 ? 0 : 1;
  Step step{technique, static_cast<std::uint8_t>(variant)};
  if (variant == 0) step.effects.places.insert({cells.first(), digits.first()});
  if (variant == 1) step.effects.removes.insert(cells.first(), grid.candidates(cells.first()) & pattern.digits);
  if (variant == 2) step.effects.removes.insert(digits.first(), grid.cells(digits.first()) & common_peers(cells));
  step.evidence.digits = pattern.digits;
  step.evidence.add(Role::floor, pattern.cells - cells, pattern.digits);
  step.evidence.add(Role::guardian, cells, digits);
  const auto argument = [&](Evidence& evidence) { argue(grid, pattern, step, evidence); };
  return step.effects.has_effect() && sink.emit(step, argument, links);
}

}  // namespace deduku::exotic
