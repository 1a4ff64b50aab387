#include "src/cli/progress.hpp"

#include <unistd.h>

#include <algorithm>
#include <cstdio>
#include <string>

namespace deduku::cli {

namespace {

constexpr std::chrono::milliseconds interval{200};
constexpr int bar_width = 30;

/// "[========>           ]  42 %  "
std::string bar(double fraction) {
  if (fraction < 0) return "";
  const int filled = static_cast<int>(std::min(fraction, 1.0) * bar_width);
  const int percent = static_cast<int>(std::min(fraction, 1.0) * 100);
  std::string text = "[" + std::string(static_cast<std::size_t>(filled), '=');
  if (filled < bar_width) text += ">" + std::string(static_cast<std::size_t>(bar_width - filled - 1), ' ');
  return text + "] " + std::to_string(percent) + " %  ";
}

}  // namespace

bool Progress::is_fit(bool quiet, int verbosity) {
  return !quiet && verbosity == 0 && isatty(STDERR_FILENO) == 1 && isatty(STDOUT_FILENO) == 0;
}

void Progress::show(std::uint64_t puzzles, double fraction) {
  if (!is_shown_) return;
  const Clock::time_point now = Clock::now();
  if (now < next_) return;
  next_ = now + interval;
  has_line_ = true;
  const double seconds = std::chrono::duration<double>(now - start_).count();
  std::fprintf(stderr, "\r%s%llu puzzles, %.1f per second\033[K", bar(fraction).c_str(),
               static_cast<unsigned long long>(puzzles), static_cast<double>(puzzles) / seconds);
}

void Progress::clear() {
  if (has_line_) std::fputs("\r\033[K", stderr);
  has_line_ = false;
}

}  // namespace deduku::cli
