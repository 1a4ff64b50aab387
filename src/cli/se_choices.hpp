// How puzzles are rated on the Sudoku Explainer scale: the options of the user, and a rater that keeps to
// them.
#pragma once

#include <chrono>
#include <string>

#include "deduku/se_rating.hpp"
#include "deduku/solver.hpp"
#include "src/cli/arguments.hpp"

namespace deduku::cli {

using Clock = std::chrono::steady_clock;

/// How much the rating of one puzzle may take.
struct Budget {
  std::uint64_t assumptions = 0;  ///< 0 for no limit
  Clock::duration time{};         ///< 0 for no limit
};
/// Reads "10s", "1.5s", "500ms", "2m" or a number of assumptions; "" is no limit. Throws `Failure` for other
/// words.
Budget parse_budget(const std::string& text);

/// The options --se-mode and --budget.
class SeChoices {
 public:
  void declare(Arguments& arguments);

  SeMode mode() const { return mode_ == "fixed" ? SeMode::fixed : SeMode::se121; }
  const std::string& mode_name() const { return mode_; }
  const std::string& budget_text() const { return budget_; }
  /// Throws `Failure` where the budget is none.
  Budget budget() const { return parse_budget(budget_); }

 private:
  std::string mode_ = "se121";
  std::string budget_;
};

/// Rates within the budget, and breaks off after a signal. One per thread.
class BudgetedRater {
 public:
  BudgetedRater(const SeChoices& choices, Uniqueness uniqueness);

  SeRating rate(const Board& board);
  SeRating rate(const Board& board, SeObserver observer);
  SeRating explain(const Grid& grid, SeExplainer explainer);
  SeRating explain_next(const Grid& grid, SeExplainer explainer);

 private:
  void start_clock();

  Budget budget_;
  /// When the puzzle at hand must be done; where it stands must not change, because the rater asks for it.
  std::shared_ptr<Clock::time_point> end_ = std::make_shared<Clock::time_point>(Clock::time_point::max());
  SeRater rater_;
};

/// What the search says of a puzzle before it is rated: with `auto` only puzzles with one solution are, with
/// `on` and `off` all of them, unseen, as Sudoku Explainer does.
Outcome outcome_before_rating(const Board& board, Uniqueness uniqueness);

/// "solved", "stuck", "out_of_budget".
std::string_view name(SeStatus status);
/// "7.2", "at least 8.3".
std::string er_text(const SeRating& rating);
/// "7.2/1.2/1.2".
std::string rating_text(const SeRating& rating);
/// "7.2" for 72.
std::string tenths_text(int tenths);

}  // namespace deduku::cli
