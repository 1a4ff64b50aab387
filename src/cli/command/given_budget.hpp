// The maximal effort for a puzzle: the option --budget, and a clock for it.
#pragma once

#include <chrono>
#include <memory>
#include <optional>
#include <string>

#include "deduku/rating_options.hpp"
#include "src/cli/command/arguments.hpp"

namespace deduku::cli {

using Clock = std::chrono::steady_clock;

/// The maximal effort for the rating of one puzzle.
struct GivenBudget {
  std::uint64_t work = 0;                 ///< in the unit of the scale; 0 for the standard bound
  std::optional<Clock::duration> time{};  ///< at least a tick of the clock; empty for no limit
};
/// The default of --budget: the standard bound of the library.
inline constexpr std::string_view default_budget = "standard";
/// Reads "10s", "1.5s", "500ms", "2m", a number, "standard", or "none". Throws `Failure` for other words.
GivenBudget parse_budget(const std::string& text);

/// Applies the budget to one puzzle after the other. Copies share one clock.
class BudgetClock {
 public:
  explicit BudgetClock(const GivenBudget& budget) : budget_(budget) {}

  /// Starts the next puzzle.
  void start();
  /// The limits for a rater; a signal also stops it.
  WorkLimits limits() const;

 private:
  GivenBudget budget_;
  std::shared_ptr<Clock::time_point> end_ = std::make_shared<Clock::time_point>(Clock::time_point::max());
};

/// The option --budget. `units`: of a number; by default those of our own ladder.
void declare_budget(Arguments& arguments, std::string& budget, const std::string& units = "techniques tried");
/// The limits of a task that starts now.
WorkLimits limits_of(const std::string& budget);

}  // namespace deduku::cli
