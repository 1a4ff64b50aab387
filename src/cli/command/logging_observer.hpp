// Writes every deduction to the log as it happens.
#pragma once

#include "deduku/solver.hpp"
#include "src/cli/io/log.hpp"

namespace deduku::cli {

class LoggingObserver : public Observer {
 public:
  /// `puzzle` is its ordinal in the input.
  LoggingObserver(Log& log, std::uint64_t puzzle) : log_(log), puzzle_("puzzle " + std::to_string(puzzle) + ", ") {}

  void on_step(const StepEvent& event) override;
  void on_stuck(const Grid& grid) override;

 private:
  void log_grid(const Grid& grid);

  Log& log_;
  /// The beginning of every line.
  std::string puzzle_;
};

}  // namespace deduku::cli
