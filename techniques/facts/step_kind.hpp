// The technique and variant of a step, passed to shared finders.
#pragma once

#include "deduku/technique.hpp"

namespace deduku::facts {

struct StepKind {
  TechniqueId technique;
  std::uint8_t variant = 0;

  /// A step without effects and evidence yet.
  Step step() const { return Step{technique, variant}; }
};

}  // namespace deduku::facts
