// The Sudoku Explainer scale: ER/EP/ED of a puzzle and every step that leads to them.
#pragma once

#include <climits>

#include "deduku/export.h"
#include "deduku/function_ref.hpp"
#include "deduku/hidden.hpp"
#include "deduku/outcome.hpp"
#include "deduku/rating_options.hpp"
#include "deduku/se_step.hpp"
#include "deduku/step.hpp"

namespace DEDUKU_API deduku {

/// `se121` is the scale as published, with its known defects; `fixed` repairs the defects of unique loops and BUG.
enum class SeMode : std::uint8_t { se121, fixed };

/// Techniques of uniqueness are unique loops and BUG. The budget counts assumptions that chain searches follow (some
/// microseconds each); `stop` is called at regular numbers of them, hundreds of times a second.
struct SeOptions {
  // See `RatingOptions`.
  Uniqueness uniqueness = Uniqueness::required;
  bool uses_uniqueness = true;
  WorkLimits work{};
  SeMode mode = SeMode::se121;

  /// Converts the options common to all raters.
  static SeOptions of(const RatingOptions& options, SeMode mode = SeMode::se121) {
    return {.uniqueness = options.uniqueness,
            .uses_uniqueness = options.uses_uniqueness,
            .work = options.work,
            .mode = mode};
  }
};

/// Ratings are in tenths: 72 is 7.2. All are 0 if the puzzle is not rated: `outcome` is `none` or `several`.
struct SeRating {
  /// `stuck`: ER is 20.0, EP and ED as far as they got. `out_of_budget`, `stopped`: ER is at least the given number.
  Outcome outcome = Outcome::none;
  int er = 0;  ///< the hardest step
  int ep = 0;  ///< the hardest step up to and including the first placement; 0 without one
  int ed = 0;  ///< the first step; 0 without steps
  /// The producer of the first step rated `er`; empty if no executed step is.
  std::optional<int> hardest{};
  int steps = 0;

  // In points: 7.2 for 72.
  double er_points() const { return er / 10.0; }
  double ep_points() const { return ep / 10.0; }
  double ed_points() const { return ed / 10.0; }

  friend bool operator==(const SeRating&, const SeRating&) = default;
};

/// A step with its whole explanation and its rating on the scale.
struct SeEvent {
  StepView view;
  const SeStep& rated;
};

using SeObserver = FunctionRef<void(const SeStep&)>;
using SeExplainer = FunctionRef<void(const SeEvent&)>;

/// Rates puzzles. Reuses its memory: after some puzzles it allocates no more. One per thread.
class SeRater {
 public:
  explicit SeRater(const SeOptions& options = {});

  /// Rates a board. Pencil marks restrict the candidates. If digits conflict, there is no solution; but if the number
  /// of solutions is not checked, it is still rated.
  SeRating rate(const Board& board);
  SeRating rate(const Grid& grid);
  /// Rates, and calls the observer with every step.
  SeRating rate(const Board& board, SeObserver observer);
  SeRating rate(const Grid& grid, SeObserver observer);
  /// Rates a board with steps rated at most `most`, in tenths. If the next step is rated higher, the outcome is `stuck`
  /// and ER 20.0: the puzzle is above. That is often known without a search for the step.
  SeRating rate_up_to(const Board& board, int most);
  /// Rates, and passes the explanation of each step, at most the first `most`. The arguments of the explainer are valid
  /// only during the call.
  SeRating explain(const Grid& grid, SeExplainer explainer, int most = INT_MAX);
  /// Rates and explains only the next step: a hint. The rating is that of this step. If there is no step, because the
  /// grid is complete or the outcome is not `solved`, `steps` is 0.
  SeRating explain_next(const Grid& grid, SeExplainer explainer);

 private:
  class Loop;
  Hidden<Loop> loop_;
};

/// Rates one puzzle.
SeRating rate_se(const Board& board, const SeOptions& options = {});

}  // namespace deduku
