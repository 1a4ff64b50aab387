// The HoDoKu scale: level and score of a puzzle, and every step that leads to them.
#pragma once

#include <climits>
#include <memory>

#include "deduku/export.h"
#include "deduku/function_ref.hpp"
#include "deduku/grid.hpp"
#include "deduku/hodoku_step.hpp"
#include "deduku/outcome.hpp"
#include "deduku/rating_options.hpp"
#include "deduku/step.hpp"

namespace DEDUKU_API deduku {

/// Nothing but the outcome counts where the puzzle is not rated: where that is `none` or `several`.
struct HodokuRating {
  /// `stuck`: steps that contradict each other. `out_of_budget`, `stopped`: the rest is what the steps before came to.
  Outcome outcome = Outcome::none;
  HodokuLevel level = HodokuLevel::easy;
  int score = 0;
  int steps = 0;
  /// The entry of the most expensive step, the first of them; empty without steps.
  std::optional<HodokuEntryId> hardest{};

  friend bool operator==(const HodokuRating&, const HodokuRating&) = default;
};

/// A step with all that explains it, and as the scale rates it. The scale does not know why its steps follow; the argument
/// is that of one of our techniques with the same effects, or it is sought for the step. The last resort of the scale,
/// which looks a digit up in the solution, has none.
struct HodokuEvent : StepView {
  const HodokuStep& rated;
};

using HodokuObserver = FunctionRef<void(const HodokuStep&)>;
using HodokuExplainer = FunctionRef<void(const HodokuEvent&)>;

/// Rates puzzles. Keeps its memory: after some puzzles it allocates nothing more. One per thread.
///
/// The search is asked only before the first step beyond singles, locked candidates and subsets: a puzzle that needs
/// no other step has exactly one solution. The budget counts the searches for steps beyond these, and before each of
/// them, which is some milliseconds at most, `stop` is asked. A promise of the givens counts where they alone have one
/// solution, for which the search is asked if the grid has more than givens.
class HodokuRater {
 public:
  explicit HodokuRater(const RatingOptions& options = {});
  ~HodokuRater();
  HodokuRater(HodokuRater&&) noexcept;
  HodokuRater& operator=(HodokuRater&&) noexcept;

  /// Rates a board. Pencil marks restrict the candidates. Digits may conflict, then there is no solution.
  HodokuRating rate(const Board& board);
  HodokuRating rate(const Grid& grid);
  /// Rates, and calls the observer with every step.
  HodokuRating rate(const Board& board, HodokuObserver observer);
  HodokuRating rate(const Grid& grid, HodokuObserver observer);
  /// Rates a board whose level and score are these at most. Empty where one of them is above, which is often known before all
  /// steps are.
  std::optional<HodokuRating> rate_up_to(const Board& board, HodokuLevel most_level, int most_score);
  /// Rates, and passes the explanation of each step, of the first `most` at most. What it is given is valid only during
  /// the call.
  HodokuRating explain(const Grid& grid, HodokuExplainer explainer, int most = INT_MAX);
  /// Rates and explains the next step alone: a hint. The rating is that of this step; without a step, because the grid is
  /// complete or the outcome is another than `solved`, `steps` is 0.
  HodokuRating explain_next(const Grid& grid, HodokuExplainer explainer);

 private:
  class Loop;
  std::unique_ptr<Loop> loop_;
};

}  // namespace deduku
