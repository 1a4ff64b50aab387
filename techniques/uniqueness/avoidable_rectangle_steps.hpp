// Shared parts of the types of Avoidable Rectangle.
//
//      4   .  . |  7          solved cells that were not given
//      7   .  . | {4 x}       the open corner
//
// If the solution had 4 and 7 crosswise in the four cells, swapping them would give another solution of the givens,
// because none of the four is given. This needs the promise that the givens alone have one solution.
#pragma once

#include "deduku/step.hpp"
#include "techniques/uniqueness/avoidable.hpp"

namespace deduku::uniqueness {

/// A step without effects yet. `open_digits`: the candidates of the open corners that the argument uses.
inline Step avoidable_step(TechniqueId technique, int variant, const RectangleFilling& rectangle,
                           DigitSet open_digits) {
  Step step{technique, static_cast<std::uint8_t>(variant)};
  step.evidence.digits = rectangle.digits();
  step.evidence.deadly = rectangle.deadly();
  step.evidence.add(Role::floor, rectangle.solved, rectangle.digits());
  step.evidence.add(Role::roof, rectangle.open(), open_digits);
  return step;
}

}  // namespace deduku::uniqueness
