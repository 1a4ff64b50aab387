// An example of each technique, and a puzzle that needs it: examples.txt.
#pragma once

#include <optional>
#include <string_view>

#include "deduku/owned_step.hpp"
#include "deduku/technique.hpp"

namespace deduku::cli {

struct TechniqueExample {
  /// A grid on which the technique has a step, in the format hodoku.
  std::string_view position;
  /// 81 characters, a puzzle that needs the technique: everything else that costs no more does not solve it, or its R is
  /// higher without. Empty where none is known.
  std::string_view puzzle;
};
TechniqueExample example_of(TechniqueId technique);

/// The step of the least cost that the technique has on the grid of its example.
std::optional<OwnedStep> example_step(TechniqueId technique);

}  // namespace deduku::cli
