// The next step from a board in progress, as a hint from vague to exact. A mistake is reported before any hint, also
// level by level: no step follows from a wrong board.
#pragma once

#include "deduku/fewest.hpp"
#include "deduku/tasks.hpp"
#include "src/records/step_question.hpp"

namespace deduku::records {

/// The options of a search for a hint.
struct HintOptions {
  int level = 3;  ///< 1..5, from the region to the whole argument
  TextStyle style{};
  StepQuestion steps{};
  /// True: shows the step that unlocks most, after the free techniques, among those that cost no more than R from here.
  /// False: shows one of the cheapest. Not on a frozen scale.
  bool prefers_progress = false;
  FreeTechniques free = FreeTechniques::locked;
};

/// The hint for a board; `puzzle` is its starting position, null: its givens.
Hint find_hint(Board board, const Board* puzzle, const HintOptions& options);

}  // namespace deduku::records
