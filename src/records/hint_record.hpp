// The next step from a board in progress, as a hint from vague to exact. A mistake is reported before any hint, and level
// by level, too: no step follows from a wrong board.
#pragma once

#include "deduku/board_progress.hpp"
#include "deduku/fewest.hpp"
#include "deduku/text_style.hpp"
#include "src/records/board_faults.hpp"
#include "src/records/fields.hpp"
#include "src/records/step_question.hpp"

namespace deduku::records {

/// What comes next on a board without mistakes.
enum class HintFinding : std::uint8_t {
  found,     ///< a step
  complete,  ///< nothing: the grid is full
  stale,     ///< marks that placed digits exclude
};
std::string_view name(HintFinding finding);
/// What there is to say about a board: what comes next, that it is `wrong`, that it does not belong to its puzzle; or `none`,
/// `several`, `stuck`, `out_of_budget`, `stopped`.
using HintStatus = Ending<HintFinding, ProgressFinding, Mismatch>;

/// What there is to say about a board.
struct HintAnswer {
  HintStatus status;
  std::string text;
  std::string note{};    ///< what a hint depends on; "" for nothing
  std::string ladder{};  ///< the one of the step; "" without a step
  BoardFaults faults{};
  Json step = nullptr;
};

/// How a hint is sought.
struct HintOptions {
  int level = 3;  ///< 1..5, from where to look to the whole argument
  TextStyle style{};
  StepQuestion steps{};
  /// Whether of the steps that cost no more than R from here the one is shown that unlocks most, once the free techniques are
  /// done. Else one of those that cost least. Not on a frozen scale.
  bool prefers_progress = false;
  Free free = Free::locked;
};

/// Is shown the step of a hint as long as it can be seen.
class HintObserver {
 public:
  virtual ~HintObserver() = default;
  virtual void on_step(const StepView& view) = 0;
};

/// The hint for a board; `puzzle` is what it started from, null: its givens. `observer` may be null.
HintAnswer find_hint(Board board, const Board* puzzle, const HintOptions& options, HintObserver* observer = nullptr);

/// The fields of a record, after its type.
Json hint_json(const HintAnswer& answer, int level);

}  // namespace deduku::records
