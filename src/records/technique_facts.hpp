// Facts about techniques for their readers: their texts in the lessons, an example, their cost in words.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "deduku/ladder.hpp"
#include "deduku/owned_step.hpp"
#include "deduku/text_style.hpp"

namespace deduku::records {

enum class LessonPart { what, why };

/// The definition of a technique, or why it holds, from the lessons of the page, web/src/words/lessons: its own text,
/// that of fish of its shape, or that of its family. Empty in a build without lessons.
std::string lesson_text(TechniqueId technique, LessonPart part, Language language);

/// An example of a technique, and a puzzle that needs it, from technique_examples.txt. All texts are empty in a build
/// without lessons.
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

/// The cost of the steps of a rung in words, "6.60 + 0.15 for every 2 links beyond 4, at most 7.80": the cost of the
/// rung, the surcharge, and the highest sum if no condition bounds it.
std::string cost_formula(const Rung& rung, Language language);

}  // namespace deduku::records
