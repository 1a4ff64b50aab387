#include "src/cli/command/given_budget.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <limits>

#include "src/cli/io/failure.hpp"
#include "src/cli/io/signals.hpp"
#include "src/cli/io/text.hpp"
#include "src/ratings/decimal.hpp"

namespace deduku::cli {

namespace {

struct Unit {
  std::string_view name;
  double seconds;
};
constexpr std::array<Unit, 3> units = {{{"ms", 0.001}, {"s", 1}, {"m", 60}}};
constexpr double longest_seconds = 1e9;
constexpr std::uint64_t unlimited = std::numeric_limits<std::uint64_t>::max();

[[noreturn]] void refuse_budget(const std::string& text) {
  throw Failure(
      ExitCode::usage,
      "--budget: expected a time such as 10s, 500ms or 2m, a number, standard or none, found \"" + text + "\"");
}

Clock::duration time_of(double number, std::string_view unit_name, const std::string& text) {
  for (const Unit& unit : units) {
    if (unit.name != unit_name) continue;
    const double seconds = number * unit.seconds;
    if (!(seconds > 0 && seconds <= longest_seconds)) break;
    const auto time = std::chrono::duration_cast<Clock::duration>(std::chrono::duration<double>(seconds));
    return std::max(time, Clock::duration(1));
  }
  refuse_budget(text);
}

}  // namespace

GivenBudget parse_budget(const std::string& text) {
  if (lower_case(text) == default_budget) return {};
  if (lower_case(text) == "none") return {.work = unlimited};
  const char* const end = text.data() + text.size();
  GivenBudget budget;
  if (const auto read = std::from_chars(text.data(), end, budget.work);
      read.ptr == end && read.ec == std::errc() && budget.work > 0) {
    return budget;
  }
  const std::optional<ratings::LeadingNumber> read = ratings::leading_decimal(text);
  if (!read) refuse_budget(text);
  return {unlimited, time_of(read->number, text.substr(read->size), text)};
}

void BudgetClock::start() {
  if (budget_.time) *end_ = Clock::now() + *budget_.time;
}

WorkLimits BudgetClock::limits() const {
  WorkLimits limits{budget_.work, interrupted};
  if (budget_.time) limits.is_late = [end = end_] { return Clock::now() >= *end; };
  return limits;
}

void declare_budget(Arguments& arguments, std::string& budget, const std::string& units) {
  arguments.group(OptionGroup::effort);
  arguments.text("--budget", budget,
                 "Limit for each puzzle: a time (10s, 500ms, 2m); a number, reproducible on every machine, of " +
                     units + "; standard, about five seconds of work; or none");
}

WorkLimits limits_of(const std::string& budget) {
  BudgetClock clock(parse_budget(budget));
  clock.start();
  return clock.limits();
}

}  // namespace deduku::cli
