#include "src/cli/io/progress.hpp"

#include <sys/ioctl.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cstdio>
#include <string>

#include "src/cli/io/text.hpp"

namespace deduku::cli {

namespace {

constexpr std::chrono::milliseconds interval{200};
constexpr std::size_t longest_bar = 30;
constexpr std::size_t shortest_bar = 10;

/// "[========>           ] " with so many characters; none where it would be too short to show anything.
std::string bar(double fraction, std::size_t columns) {
  constexpr std::size_t frame = 3;
  if (columns < shortest_bar + frame) return "";
  const std::size_t width = std::min(columns - frame, longest_bar);
  const auto filled = static_cast<std::size_t>(fraction * static_cast<double>(width));
  std::string text = "[" + std::string(filled, '=');
  if (filled < width) text += ">" + std::string(width - filled - 1, ' ');
  return text + "] ";
}

/// With one decimal.
std::string tenths(double number) {
  std::array<char, 64> text{};
  std::snprintf(text.data(), text.size(), "%.1f", number);
  return text.data();
}

/// "40 s", "12 min", "3 h 5 min"
std::string duration(double seconds) {
  const auto minutes = static_cast<std::uint64_t>(seconds / 60);
  if (minutes == 0) return std::to_string(static_cast<int>(seconds)) + " s";
  if (minutes < 60) return std::to_string(minutes) + " min";
  return std::to_string(minutes / 60) + " h " + std::to_string(minutes % 60) + " min";
}

/// How many characters a line of the terminal has.
std::size_t terminal_width() {
  winsize size{};
  const bool is_known = ioctl(STDERR_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col > 0;
  return is_known ? size.ws_col : 80;
}

/// "[=>    ] 4.2 %  840 puzzles, 10.3 per second, 31 min left", shorter where the terminal is narrow.
std::string line(std::uint64_t puzzles, double fraction, double seconds, std::size_t width) {
  // A line that reaches the last column makes some terminals begin another one.
  const std::size_t columns = width - 1;
  std::string text = counted(puzzles, "puzzle") + ", " + tenths(static_cast<double>(puzzles) / seconds) + " per second";
  if (fraction >= 0) {
    const double done = std::min(fraction, 1.0);
    text = tenths(100 * done) + " %  " + text;
    if (done > 0) text += ", " + duration(seconds * (1 - done) / done) + " left";
    text = bar(done, columns - std::min(columns, text.size())) + text;
  }
  return text.substr(0, columns);
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
  std::fprintf(stderr, "\r%s\033[K", line(puzzles, fraction, seconds, terminal_width()).c_str());
}

void Progress::clear() {
  if (has_line_) std::fputs("\r\033[K", stderr);
  has_line_ = false;
}

}  // namespace deduku::cli
