#include "src/cli/io/progress.hpp"

#include <algorithm>
#include <string>

#include "src/cli/io/text.hpp"
#include "src/platform/console.hpp"
#include "src/platform/file.hpp"

namespace deduku::cli {

namespace {

constexpr std::chrono::milliseconds interval{200};
constexpr std::chrono::minutes interval_of_lines{1};
constexpr std::size_t longest_bar = 30;
constexpr std::size_t shortest_bar = 10;

/// "[========>           ] " of this length; "" if it would be too short to show anything.
std::string bar(double fraction, std::size_t columns) {
  constexpr std::size_t frame = 3;
  if (columns < shortest_bar + frame) return "";
  const std::size_t width = std::min(columns - frame, longest_bar);
  const auto filled = static_cast<std::size_t>(fraction * static_cast<double>(width));
  std::string text = "[" + std::string(filled, '=');
  if (filled < width) text += ">" + std::string(width - filled - 1, ' ');
  return text + "] ";
}

/// "40 s", "12 min", "3 h 5 min"
std::string duration(double seconds) {
  const auto minutes = static_cast<std::uint64_t>(seconds / 60);
  if (minutes == 0) return std::to_string(static_cast<int>(seconds)) + " s";
  if (minutes < 60) return std::to_string(minutes) + " min";
  return std::to_string(minutes / 60) + " h " + std::to_string(minutes % 60) + " min";
}

/// The number of characters on a line of the terminal.
std::size_t terminal_width() {
  return static_cast<std::size_t>(platform::columns_of_terminal(platform::standard_error).value_or(80));
}

bool is_at_terminal() {
  return platform::is_terminal(platform::standard_error);
}

/// The progress of a list.
struct Stand {
  std::uint64_t puzzles;
  double fraction;        ///< of the input, at most 1; negative if unknown
  double first_fraction;  ///< when the run started its work
  double seconds;         ///< since then
  std::string note;       ///< the text after it
};

/// "4.2 %  840 puzzles, 10.3 per second, 31 min left"
std::string words(const Stand& stand) {
  std::string text = counted(stand.puzzles, "puzzle") + ", " +
                     printed("%.1f", static_cast<double>(stand.puzzles) / stand.seconds) + " per second";
  text += stand.note;
  if (stand.fraction < 0) return text;
  text = printed("%.1f", 100 * stand.fraction) + " %  " + text;
  const double done = stand.fraction - stand.first_fraction;
  if (done > 0) text += ", " + duration(stand.seconds * (1 - stand.fraction) / done) + " left";
  return text;
}

/// "[=>    ] 4.2 %  840 puzzles, 10.3 per second, 31 min left", shorter if the terminal is narrow.
std::string line(const Stand& stand, std::size_t width) {
  // A line that reaches the last column makes some terminals begin another line.
  const std::size_t columns = width - 1;
  std::string text = words(stand);
  if (stand.fraction >= 0) text = bar(stand.fraction, columns - std::min(columns, text.size())) + text;
  return text.substr(0, columns);
}

}  // namespace

bool Progress::is_fit(bool quiet, int verbosity) {
  return !quiet && verbosity == 0 && is_at_terminal() && !platform::is_terminal(platform::standard_output);
}

void Progress::show_always() {
  form_ = is_at_terminal() ? Form::rewritten : Form::lines;
}

void Progress::show(std::uint64_t puzzles, double fraction, const std::string& note) {
  if (form_ == Form::none) return;
  const Clock::time_point now = Clock::now();
  if (first_fraction_ < 0 && fraction >= 0) {
    first_fraction_ = fraction;
    start_ = now;
  }
  if (now < next_) return;
  const Stand stand{puzzles, std::min(fraction, 1.0), std::max(first_fraction_, 0.0),
                    std::max(std::chrono::duration<double>(now - start_).count(), 0.001), note};
  has_line_ = form_ == Form::rewritten;
  next_ = now + (has_line_ ? interval : interval_of_lines);
  if (has_line_) {
    platform::write_to_standard_error("\r" + line(stand, terminal_width()) + "\033[K");
  } else {
    platform::write_to_standard_error(words(stand) + "\n");
  }
}

void Progress::clear() {
  if (has_line_) platform::write_to_standard_error("\r\033[K");
  has_line_ = false;
}

}  // namespace deduku::cli
