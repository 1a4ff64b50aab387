// M-, H-, S- and L-Wing as steps: the shared part after the kernel has found the chain of three strong links.
#pragma once

#include "src/core/argument_blocks.hpp"
#include "src/core/step_sink.hpp"
#include "techniques/facts/step_kind.hpp"
#include "techniques/wings/alternating_chain.hpp"
#include "techniques/wings/linked_wings.hpp"

namespace deduku::wings {

/// A house in which a strong link of one digit is a conjugate pair.
inline House house_of_pair(const Grid& grid, const CellSet& pair, Digit digit) {
  for (House house : common_houses(pair)) {
    if (grid.positions(house, digit).size() == 2) return house;
  }
  return common_houses(pair).first();
}

/// Adds the strong links as parts `body`, in the order of the chain, with the houses of the conjugate pairs.
inline void add_strong_links(const Grid& grid, const LinkedWing& wing, Evidence& evidence) {
  for (std::size_t i = 0; i < std::size(wing.nodes); i += 2) {
    const Candidate from = wing.nodes[i];
    const Candidate to = wing.nodes[i + 1];
    const CellSet cells = {from.cell(), to.cell()};
    const DigitSet digits = {from.digit(), to.digit()};
    evidence.digits |= digits;
    evidence.add(Role::body, cells, digits);
    if (digits.size() == 1) evidence.base.insert(house_of_pair(grid, cells, from.digit()));
  }
}

/// Emits nothing if the wing excludes nothing.
inline bool emit_linked_wing(const Grid& grid, facts::StepKind kind, const LinkedWing& wing, StepSink& sink) {
  Step step = kind.step();
  step.effects.removes = effect_of(grid, wing);
  if (!step.effects.has_effect()) return false;
  add_strong_links(grid, wing, step.evidence);
  for (Candidate end : {wing.start(), wing.end()}) {
    step.evidence.add(Role::pincer, {end.cell()}, {end.digit()});
  }
  const auto links = alternating_chain(wing.nodes);
  const std::array ends = {links.front().from, links.back().to};
  const auto argue = [&](Evidence& evidence) { explain_by_alternatives(evidence, step.effects.removes, ends); };
  return sink.emit(step, argue, links);
}

}  // namespace deduku::wings
