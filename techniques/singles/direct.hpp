// Shared parts of the direct techniques: a pattern after which a digit has one place left in a house.
//
//     box 4       |   box 5        4 of box 4 is locked in row 5, so 4 is eliminated from r5c4 and r5c5. Its
//     .   . .     |   .   . 4      only remaining place in box 5 is r4c6. A person who looks for the places of
//     4   4 .     |  (4) (4) .     one digit sees that at once, and writes it without striking candidates.
//     .   . .     |   .   . .
//
// The house of the single is the goal of the step. The step places the digit and removes nothing else: the candidates
// that the pattern removes stay.
#pragma once

#include "techniques/facts/step_kind.hpp"
#include "techniques/singles/singles.hpp"

namespace deduku::singles {

/// A step to a single that appears in its house only after a pattern, which the evidence does not name yet.
inline Step direct_step(facts::StepKind kind, const HiddenSingle& single) {
  Step step = kind.step();
  step.effects.places.insert(single.candidate());
  step.evidence.goal = {single.house};
  return step;
}

}  // namespace deduku::singles
