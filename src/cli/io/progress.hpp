// The progress of a long list on stderr: one line that rewrites itself, for people at a terminal; a line a minute for
// the logs of jobs.
#pragma once

#include <chrono>
#include <cstdint>
#include <string>

namespace deduku::cli {

class Progress {
 public:
  /// Whether stderr is a terminal without other output: the output goes elsewhere and no steps are logged.
  static bool is_fit(bool quiet, int verbosity);

  explicit Progress(bool is_shown) : form_(is_shown ? Form::rewritten : Form::none) {}

  /// Shows it in any case from now on.
  void show_always();
  void hide() { form_ = Form::none; }

  /// Shows the number of finished puzzles. `fraction`: of the input that is read, 0..1; negative if unknown. `note`:
  /// the text after it.
  void show(std::uint64_t puzzles, double fraction, const std::string& note = "");
  /// Erases the line, to make room for other output.
  void clear();

 private:
  using Clock = std::chrono::steady_clock;

  enum class Form : std::uint8_t { none, rewritten, lines };

  Form form_;
  bool has_line_ = false;
  /// The time when the first puzzle was done, and the fraction of the input read then: a run may continue an earlier
  /// one.
  Clock::time_point start_ = Clock::now();
  double first_fraction_ = -1;
  /// The first line is delayed, because most lists are done before it is needed.
  Clock::time_point next_ = start_ + std::chrono::seconds(1);
};

}  // namespace deduku::cli
