// Writes every deduction to the log as it happens.
#pragma once

#include "deduku/solver.hpp"
#include "src/cli/log.hpp"

namespace deduku::cli {

class LoggingObserver : public Observer {
 public:
  /// `puzzle` is the ordinal that its lines begin with.
  LoggingObserver(Log& log, int puzzle) : log_(log), puzzle_(puzzle) {}

  void on_step(const StepEvent& event) override;
  void on_stuck(const Grid& grid) override;

 private:
  void log_step(const std::string& text);
  void log_grid(const Grid& grid);

  Log& log_;
  int puzzle_;
};

}  // namespace deduku::cli
