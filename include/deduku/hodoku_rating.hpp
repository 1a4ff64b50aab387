// The HoDoKu scale: level and score of a puzzle, and every step that leads to them.
#pragma once

#include <climits>

#include "deduku/export.h"
#include "deduku/function_ref.hpp"
#include "deduku/grid.hpp"
#include "deduku/hidden.hpp"
#include "deduku/hodoku_step.hpp"
#include "deduku/outcome.hpp"
#include "deduku/rating_options.hpp"
#include "deduku/step.hpp"

namespace DEDUKU_API deduku {

/// If the puzzle is not rated (`none` or `several`), only `outcome` is meaningful.
struct HodokuRating {
  /// `stuck`: steps that contradict each other. `out_of_budget`, `stopped`: the other fields cover the steps so far.
  Outcome outcome = Outcome::none;
  HodokuLevel level = HodokuLevel::easy;
  int score = 0;
  int steps = 0;
  /// The entry of the most expensive step, the first if there are several; empty without steps.
  std::optional<HodokuEntryId> hardest{};

  friend bool operator==(const HodokuRating&, const HodokuRating&) = default;
};

/// A step with its whole explanation and its rating on the scale. The scale has no reasons for its steps; the argument
/// is that of one of our techniques with the same effects, or of a search for one. The last resort of the scale, which
/// looks a digit up in the solution, has no argument.
struct HodokuEvent {
  StepView view;
  const HodokuStep& rated;
};

using HodokuObserver = FunctionRef<void(const HodokuStep&)>;
using HodokuExplainer = FunctionRef<void(const HodokuEvent&)>;

/// Rates puzzles. Reuses its memory: after some puzzles it allocates no more. One per thread.
///
/// The search runs only before the first step beyond singles, locked candidates and subsets: a puzzle that needs no
/// other step has exactly one solution. The budget counts the searches for steps beyond these. `stop` is called before
/// each of them, which takes at most some milliseconds. Techniques rely on the givens only if they alone have one
/// solution. The search checks it if the grid has more than its givens.
class HodokuRater {
 public:
  explicit HodokuRater(const RatingOptions& options = {});

  /// Rates a board. Pencil marks restrict the candidates. If digits conflict, there is no solution.
  HodokuRating rate(const Board& board);
  HodokuRating rate(const Grid& grid);
  /// Rates, and calls the observer with every step.
  HodokuRating rate(const Board& board, HodokuObserver observer);
  HodokuRating rate(const Grid& grid, HodokuObserver observer);
  /// Rates a board whose level and score are at most these. Empty if one of them is higher, which is often known before
  /// all steps are.
  std::optional<HodokuRating> rate_up_to(const Board& board, HodokuLevel most_level, int most_score);
  /// Rates, and passes the explanation of each step, at most the first `most`. The arguments of the explainer are valid
  /// only during the call.
  HodokuRating explain(const Grid& grid, HodokuExplainer explainer, int most = INT_MAX);
  /// Rates and explains only the next step: a hint. The rating is that of this step. If there is no step, because the
  /// grid is complete or the outcome is not `solved`, `steps` is 0.
  HodokuRating explain_next(const Grid& grid, HodokuExplainer explainer);

 private:
  class Loop;
  Hidden<Loop> loop_;
};

}  // namespace deduku
