// Shared parts of the direct techniques: a pattern after which a digit has one place left in a house.
//
//     box 4       |   box 5        4 of box 4 is locked in row 5, so 4 goes from r5c4 and r5c5. That leaves
//     .   . .     |   .   . 4      it one place in box 5, r4c6. A person who looks for the places of one digit
//     4   4 .     |  (4) (4) .     sees that at once, and writes the digit rather than strike candidates.
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
  step.places.insert(single.candidate());
  step.evidence.goal = {single.house};
  return step;
}

}  // namespace deduku::singles
