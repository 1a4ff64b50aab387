// The Sudoku Explainer scale: ER/EP/ED of a puzzle and every step that leads to them.
#pragma once

#include <functional>
#include <memory>

#include "deduku/function_ref.hpp"
#include "deduku/se_step.hpp"

namespace deduku {

/// `se121` is the scale as published, with its known defects; `fixed` repairs those of unique loops and BUG.
enum class SeMode : std::uint8_t { se121, fixed };

struct SeOptions {
  SeMode mode = SeMode::se121;
  /// Whether techniques may be used that presuppose a single solution (unique loops, BUG).
  bool uniqueness = true;
  /// How much chain search a puzzle may take, counted in assumptions followed (some microseconds each); 0 for no limit.
  /// Counted work, not time: the outcome is the same everywhere.
  std::uint64_t budget = 0;
  /// Asked every so many assumptions, hundreds of times a second, whether to break off as if the budget were exhausted:
  /// for time limits and signals, which the library does not handle itself. Empty: never.
  std::function<bool()> stop{};
};

enum class SeStatus : std::uint8_t {
  rated,
  stuck,          ///< no technique of the scale helps any more: ER is 20.0, EP and ED as far as they got
  out_of_budget,  ///< the search was broken off: ER is at least the given number
};
/// "solved", "stuck", "out_of_budget".
std::string_view name(SeStatus status);

/// Ratings are in tenths: 72 is 7.2.
struct SeRating {
  int er = 0;  ///< the hardest step
  int ep = 0;  ///< the hardest step up to and including the first placement; 0 without one
  int ed = 0;  ///< the first step; 0 without steps
  SeStatus status = SeStatus::rated;
  /// The producer of the first step rated `er`; empty where no step that was taken is.
  std::optional<int> hardest;
  int steps = 0;

  friend bool operator==(const SeRating&, const SeRating&) = default;
};

using SeObserver = FunctionRef<void(const SeStep&)>;
using SeExplainer = FunctionRef<void(const SeStepView&)>;

/// Rates puzzles. Keeps its memory: after some puzzles it allocates nothing more. One per thread.
class SeRater {
 public:
  explicit SeRater(const SeOptions& options = {});
  ~SeRater();
  SeRater(SeRater&&) noexcept;
  SeRater& operator=(SeRater&&) noexcept;

  /// Rates a board; it need not have a solution, and its digits may conflict. Pencil marks restrict the candidates.
  SeRating rate(const Board& board);
  SeRating rate(const Grid& grid);
  /// The same; calls the observer with every step.
  SeRating rate(const Board& board, SeObserver observer);
  SeRating rate(const Grid& grid, SeObserver observer);
  /// The same, and passes the explanation of each step. What it is given is valid only during the call.
  SeRating explain(const Grid& grid, SeExplainer explainer);
  /// The same for the next step alone: a hint. The rating is that of this step; without a step, because the grid is
  /// complete or the status is another than `rated`, `steps` is 0.
  SeRating explain_next(const Grid& grid, SeExplainer explainer);

 private:
  class Loop;
  std::unique_ptr<Loop> loop_;
};

/// Rates one puzzle.
SeRating rate_se(const Board& board, const SeOptions& options = {});

}  // namespace deduku
