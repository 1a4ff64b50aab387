// An example of each technique, and a puzzle that needs it: technique_examples.txt.
#pragma once

#include <optional>
#include <string_view>

#include "deduku/owned_step.hpp"
#include "deduku/technique.hpp"

namespace deduku::records {

/// All texts are empty in a build without lessons.
struct TechniqueExample {
  /// A grid on which the technique has a step, in the format hodoku.
  std::string_view position;
  /// 81 characters, a puzzle that needs the technique. On the whole ladder: the other techniques of at most its cost do
  /// not solve it, and the technique has a step on the grid that they reach; or its R is higher without the technique.
  /// On a short ladder: this ladder solves it, but not without the technique.
  std::string_view puzzle;
  /// The ladder of the puzzle, in the syntax of the option --techniques.
  std::string_view techniques;

  bool is_of_whole_ladder() const { return techniques == "default"; }
};
TechniqueExample example_of(TechniqueId technique);

/// The step of the least cost that the technique has on the grid of its example.
std::optional<OwnedStep> example_step(TechniqueId technique);

}  // namespace deduku::records
