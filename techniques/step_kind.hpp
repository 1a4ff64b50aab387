// Small things that several families of techniques share: which technique a step is of, what partners cost.
#pragma once

#include <algorithm>

#include "deduku/technique.hpp"

namespace deduku {

struct StepKind {
  TechniqueId technique;
  std::uint8_t variant = 0;

  /// A step without effects and evidence yet.
  Step step() const { return Step{technique, variant}; }
};

/// What a naked subset costs beyond one with a single partner, in hundredths: 0, 10 or 20.
inline int subset_surcharge(const Step& step) {
  return std::clamp(10 * (step.evidence.cells(Role::partner).size() - 1), 0, 20);
}

}  // namespace deduku
