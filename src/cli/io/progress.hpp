// The progress of a long list: one line on stderr that rewrites itself, for people at a terminal.
#pragma once

#include <chrono>
#include <cstdint>

namespace deduku::cli {

class Progress {
 public:
  /// Whether stderr is a terminal that shows nothing else: the output goes elsewhere and no steps are logged.
  static bool is_fit(bool quiet, int verbosity);

  explicit Progress(bool is_shown) : is_shown_(is_shown) {}

  /// So many puzzles are done. `fraction` of the input is behind them, 0..1; negative if unknown.
  void show(std::uint64_t puzzles, double fraction);
  /// Erases the line, to make room for other output.
  void clear();

 private:
  using Clock = std::chrono::steady_clock;

  bool is_shown_;
  bool has_line_ = false;
  Clock::time_point start_ = Clock::now();
  /// The first line is delayed: most lists are done before it is needed.
  Clock::time_point next_ = start_ + std::chrono::seconds(1);
};

}  // namespace deduku::cli
