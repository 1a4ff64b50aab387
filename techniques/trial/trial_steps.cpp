#include "techniques/trial/trial_steps.hpp"

#include "src/core/argument_blocks.hpp"

namespace deduku::trial {

namespace {

/// The house in which cells are all places of a digit.
HouseSet house_filled_by(const Grid& grid, const CellSet& cells, Digit digit) {
  for (House house : common_houses(cells)) {
    if (grid.cells(house, digit) == cells) return {house};
  }
  return {};
}

}  // namespace

Step elimination_step(TechniqueId technique, const Grid& grid, Candidate candidate, const CandidateSet& shortage) {
  Step step{technique};
  step.effects.removes.insert(candidate);
  step.evidence.digits = {candidate.digit()};
  step.evidence.add(Role::pivot, {candidate.cell()}, {candidate.digit()});
  const CellSet cells = shortage.cells();
  step.evidence.add(Role::body, cells, shortage.digits());
  if (cells.size() > 1) step.evidence.base = house_filled_by(grid, cells, shortage.digits().first());
  return step;
}

bool emit_elimination(const Step& step, const BranchList& branches, StepSink& sink) {
  return sink.emit(
      step, [&](Evidence& evidence) { explain_by_assumption(evidence, step.effects); }, branches.all());
}

}  // namespace deduku::trial
