#include "src/cli/command/se_cli_options.hpp"

#include <algorithm>
#include <charconv>

#include "deduku/json.hpp"
#include "src/cli/command/json_records.hpp"
#include "src/cli/io/failure.hpp"
#include "src/cli/io/signals.hpp"
#include "src/cli/io/text.hpp"

namespace deduku::cli {

namespace {

struct Unit {
  std::string_view name;
  double seconds;
};
constexpr std::array<Unit, 3> units = {{{"ms", 0.001}, {"s", 1}, {"m", 60}}};
constexpr double longest_seconds = 1e9;

[[noreturn]] void refuse_budget(const std::string& text) {
  throw Failure(ExitCode::usage,
                "--budget: expected a time such as 10s, 500ms or 2m, a number, or none, found \"" + text + "\"");
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

SeOptions se_options(const SeCliOptions& choices, Uniqueness uniqueness, const Budget& budget) {
  return {choices.mode(), uniqueness != Uniqueness::off, budget.work, {}};
}

}  // namespace

Budget parse_budget(const std::string& text) {
  if (lower_case(text) == "none") return {};
  const char* const end = text.data() + text.size();
  Budget budget;
  if (const auto read = std::from_chars(text.data(), end, budget.work);
      read.ptr == end && read.ec == std::errc() && budget.work > 0) {
    return budget;
  }
  double number = 0;
  const auto read = std::from_chars(text.data(), end, number);
  if (read.ec != std::errc()) refuse_budget(text);
  return {0, time_of(number, {read.ptr, static_cast<std::size_t>(end - read.ptr)}, text)};
}

void SeCliOptions::declare(Arguments& arguments) {
  arguments.choice("--se-mode", mode_, {"se121", "fixed"},
                   "Sudoku Explainer 1.2.1 as published, or without its known defects");
  arguments.text("--budget", budget_,
                 "The limit for one puzzle: a time (10s, 500ms, 2m), a number of what the scale counts\n"
                 "(ser: assumptions, ladder: techniques tried, hodoku: searches beyond subsets;\n"
                 "reproducible on every machine), or none");
}

void SeCliOptions::declare_blind(Arguments& arguments) {
  arguments.flag("--blind", is_blind_,
                 "Rate puzzles with several solutions, too, as the originals do: as if there were\n"
                 "one. Their status is still several");
}

Uniqueness SeCliOptions::uniqueness(Uniqueness asked) const {
  return is_blind_ && asked == Uniqueness::automatic ? Uniqueness::on : asked;
}

void SeCliOptions::add_json(Json& header) const {
  header["se_mode"] = mode_;
  header["budget"] = budget_json();
}

Json SeCliOptions::budget_json() const {
  return lower_case(budget_) == "none" ? Json(nullptr) : Json(budget_);
}

void BudgetClock::start() {
  if (time_) *end_ = Clock::now() + *time_;
}

bool BudgetClock::is_over() const {
  return interrupted() || (time_ && Clock::now() >= *end_);
}

BudgetedRater::BudgetedRater(const SeCliOptions& choices, Uniqueness uniqueness)
    : clock_(choices.budget()), rater_([&] {
        SeOptions options = se_options(choices, uniqueness, choices.budget());
        options.stop = [clock = clock_] { return clock.is_over(); };
        return options;
      }()) {}

SeRating BudgetedRater::rate(const Board& board) {
  clock_.start();
  return rater_.rate(board);
}

SeRating BudgetedRater::rate(const Board& board, SeObserver observer) {
  clock_.start();
  return rater_.rate(board, observer);
}

SeRating BudgetedRater::explain(const Grid& grid, SeExplainer explainer) {
  clock_.start();
  return rater_.explain(grid, explainer);
}

SeRating BudgetedRater::explain_next(const Grid& grid, SeExplainer explainer) {
  clock_.start();
  return rater_.explain_next(grid, explainer);
}

Outcome outcome_before_rating(const Board& board) {
  const std::uint64_t count = search::count(search::Puzzle(board), 2);
  return count == 1 ? Outcome::solved : count == 0 ? Outcome::none : Outcome::several;
}

bool is_rated(Outcome outcome, bool is_blind) {
  if (outcome == Outcome::several) return is_blind;
  return outcome == Outcome::solved || outcome == Outcome::stuck;
}

std::string tenths_text(int tenths) {
  return std::to_string(tenths / 10) + "." + std::to_string(tenths % 10);
}

std::string known_tenths_text(int tenths) {
  return tenths == 0 ? "" : tenths_text(tenths);
}

Json known_rating_json(int tenths) {
  return tenths == 0 ? Json(nullptr) : rating_json(tenths);
}

std::string rating_text(const SeRating& rating) {
  if (rating.er == 0) return "";
  return tenths_text(rating.er) + "/" + known_tenths_text(rating.ep) + "/" + known_tenths_text(rating.ed);
}

}  // namespace deduku::cli
