#include "src/cli/command/logging_observer.hpp"

#include "src/cli/io/text.hpp"

namespace deduku::cli {

void LoggingObserver::on_step(const StepEvent& event) {
  if (!log_.wants_steps()) return;
  log_grid(event.view.before);
  log_.step(puzzle_ + "step " + std::to_string(event.ordinal) + ": " + named_sentence(event.view));
}

void LoggingObserver::on_stuck(const Grid& grid) {
  if (!log_.wants_steps()) return;
  log_grid(grid);
  log_.step(puzzle_ + "no technique of the ladder applies");
}

void LoggingObserver::log_grid(const Grid& grid) {
  if (log_.wants_grids()) log_.grid(puzzle_ + "candidates\n" + candidates_text(grid));
}

}  // namespace deduku::cli
