// How puzzles are rated on the Sudoku Explainer scale: the options of the user, and a rater that respects them.
#pragma once

#include <chrono>
#include <memory>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>

#include "deduku/se_rating.hpp"
#include "deduku/solver.hpp"
#include "src/cli/command/arguments.hpp"

namespace deduku::cli {

using Clock = std::chrono::steady_clock;

/// How much the rating of one puzzle may take.
struct Budget {
  std::uint64_t work = 0;                 ///< in what the scale counts; 0 for no limit
  std::optional<Clock::duration> time{};  ///< at least a tick of the clock; empty for no limit
};
/// Reads "10s", "1.5s", "500ms", "2m", a number, or "none". Throws `Failure` for other words.
Budget parse_budget(const std::string& text);

/// The options of ratings as the originals make them.
class SeCliOptions {
 public:
  /// --se-mode and --budget.
  void declare(Arguments& arguments);
  /// --blind.
  void declare_blind(Arguments& arguments);

  SeMode mode() const { return mode_ == "fixed" ? SeMode::fixed : SeMode::se121; }
  /// Throws `Failure` where the budget cannot be read.
  Budget budget() const { return parse_budget(budget_); }
  /// Whether puzzles with several solutions are rated, too.
  bool is_blind() const { return is_blind_; }
  /// When techniques of uniqueness may be used in a rating: always in a blind one, unless the user forbids it.
  Uniqueness uniqueness(Uniqueness asked) const;
  /// The budget as it stands in headers: null for none.
  nlohmann::ordered_json budget_json() const;
  /// Adds the mode and the budget to a header.
  void add_json(nlohmann::ordered_json& header) const;

 private:
  std::string mode_ = "se121";
  std::string budget_ = "none";
  bool is_blind_ = false;
};

/// Keeps the time of a budget. Copies share one clock.
class BudgetClock {
 public:
  explicit BudgetClock(const Budget& budget) : time_(budget.time) {}

  /// The next puzzle begins.
  void start();
  /// Whether the puzzle at hand must be broken off, because its time is over or a signal has come.
  bool is_over() const;

 private:
  std::optional<Clock::duration> time_;
  std::shared_ptr<Clock::time_point> end_ = std::make_shared<Clock::time_point>(Clock::time_point::max());
};

/// Rates within the budget, and stops after a signal. One per thread.
class BudgetedRater {
 public:
  BudgetedRater(const SeCliOptions& choices, Uniqueness uniqueness);

  SeRating rate(const Board& board);
  SeRating rate(const Board& board, SeObserver observer);
  SeRating explain(const Grid& grid, SeExplainer explainer);
  SeRating explain_next(const Grid& grid, SeExplainer explainer);

 private:
  BudgetClock clock_;
  SeRater rater_;
};

/// The answer of the search before a puzzle is rated: `solved`, `several` or `none`.
Outcome outcome_before_rating(const Board& board);
/// Whether a puzzle of which this is known is rated.
bool is_rated(Outcome outcome, bool is_blind);

/// "7.2/1.2/1.2", with nothing in the place of an unknown number: "8.5//".
std::string rating_text(const SeRating& rating);
/// "7.2" for 72, "" for 0: not known.
std::string known_tenths_text(int tenths);
/// 7.2 for 72, null for 0: not known.
nlohmann::ordered_json known_rating_json(int tenths);
/// "7.2" for 72.
std::string tenths_text(int tenths);

}  // namespace deduku::cli
