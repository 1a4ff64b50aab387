// Whether a signal has asked the program to end, and the exit code for that.
#pragma once

#include "src/cli/io/exit_code.hpp"
#include "src/platform/system_signals.hpp"

namespace deduku::cli {

using platform::interrupted;

/// 128 and the number of the signal.
inline ExitCode interrupted_code() {
  return static_cast<ExitCode>(platform::interrupted_code());
}

}  // namespace deduku::cli
