#include "src/cli/logging_observer.hpp"

#include "src/cli/text.hpp"

namespace deduku::cli {

void LoggingObserver::on_step(const StepEvent& event) {
  if (!log_.wants_steps()) return;
  log_grid(event.before);
  log_step(numbered_sentence(event));
}

void LoggingObserver::on_stuck(const Grid& grid) {
  if (!log_.wants_steps()) return;
  log_grid(grid);
  log_step("no technique of the ladder applies");
}

void LoggingObserver::log_step(const std::string& text) {
  log_.step("puzzle " + std::to_string(puzzle_) + ": " + text);
}

void LoggingObserver::log_grid(const Grid& grid) {
  if (log_.wants_grids()) log_.grid(candidates_text(grid));
}

}  // namespace deduku::cli
