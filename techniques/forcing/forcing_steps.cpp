#include "techniques/forcing/forcing_steps.hpp"

namespace deduku::forcing {

namespace {

/// A step with the outcome, and with its digit as the digit of the pattern.
Step step_to(TechniqueId technique, Claim outcome) {
  Step step{technique};
  (outcome.is_true() ? step.effects.places : step.effects.removes).insert(outcome.candidate());
  step.evidence.digits = {outcome.digit()};
  return step;
}

/// Adds the candidates of a choice.
void add_choice(Evidence& evidence, const Grid& grid, Role role, Variable choice) {
  if (choice.is_cell()) {
    evidence.add(role, {choice.cell()}, grid.candidates(choice.cell()));
  } else {
    evidence.base = {choice.house()};
    evidence.add(role, grid.cells(choice.house(), choice.digit()), {choice.digit()});
  }
}

}  // namespace

Step contradiction_step(TechniqueId technique, const Grid& grid, Claim premise, std::optional<Variable> wipeout) {
  Step step = step_to(technique, premise.negated());
  step.evidence.add(Role::pivot, {premise.candidate().cell()}, {premise.digit()});
  ContradictionKind kind = ContradictionKind::itself;
  if (wipeout) {
    kind = wipeout->is_cell() ? ContradictionKind::cell : ContradictionKind::house;
    add_choice(step.evidence, grid, Role::body, *wipeout);
  }
  step.variant = contradiction_variant(kind, premise.is_true());
  return step;
}

Step verity_step(TechniqueId technique, const Grid& grid, Claim outcome, const Alternatives& alternatives) {
  Step step = step_to(technique, outcome);
  if (alternatives.choice) {
    step.variant = alternatives.choice->is_cell() ? 0 : 1;
    add_choice(step.evidence, grid, Role::pivot, *alternatives.choice);
  } else {
    step.variant = 2;
    const Candidate candidate = alternatives.candidate;
    step.evidence.add(Role::pivot, {candidate.cell()}, {candidate.digit()});
  }
  return step;
}

void argue_by_alternatives(Evidence& evidence, const Effects& effects, const Alternatives& alternatives) {
  if (alternatives.choice) evidence.truths.insert(*alternatives.choice);
  explain_by_branches(evidence, effects);
}

}  // namespace deduku::forcing
