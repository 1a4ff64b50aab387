// Whether a signal has asked the program to end, the exit code for that, and work that a signal does not interrupt.
#pragma once

#include <atomic>

#include "src/cli/io/exit_code.hpp"
#include "src/platform/system_signals.hpp"

namespace deduku::cli {

using platform::interrupted;

/// 128 and the number of the signal.
inline ExitCode interrupted_code() {
  return static_cast<ExitCode>(platform::interrupted_code());
}

/// During its life a signal is only noted, and ends the program after it. Only for short work: a program that is
/// blocked for seconds is ended all the same.
class Unbroken {
 public:
  Unbroken() { ++count_; }
  ~Unbroken() { --count_; }
  Unbroken(const Unbroken&) = delete;
  Unbroken& operator=(const Unbroken&) = delete;

  /// Whether there is such work, in any thread.
  static bool is_under_way() { return count_ > 0; }

 private:
  static inline std::atomic<int> count_{0};
};

}  // namespace deduku::cli
