#include "src/cli/output.hpp"

#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstdlib>
#include <system_error>

#include "src/cli/failure.hpp"

namespace deduku::cli {

namespace {

constexpr std::size_t buffer_size = 1 << 16;

/// Whether a variable is set to something, as no-color.org asks.
bool is_set(const char* variable) {
  const char* value = std::getenv(variable);
  return value != nullptr && *value != '\0';
}

bool terminal_is_dumb() {
  const char* terminal = std::getenv("TERM");
  return terminal == nullptr || std::string_view(terminal) == "dumb";
}

}  // namespace

Output::Output(int descriptor)
    : descriptor_(descriptor),
      is_terminal_(isatty(descriptor) == 1),
      has_colour_(is_terminal_ && !is_set("NO_COLOR") && !terminal_is_dumb()) {}

void Output::write(std::string_view text) {
  buffer_ += text;
  if (buffer_.size() >= buffer_size) flush();
}

void Output::end_record() {
  if (is_terminal_) flush();
}

void Output::before_wait() {
  if (finish_pending_) finish_pending_();
  flush();
}

void Output::flush() {
  std::string_view rest = buffer_;
  while (!rest.empty()) {
    const ssize_t written = ::write(descriptor_, rest.data(), rest.size());
    if (written < 0 && errno == EINTR) continue;
    if (written < 0) {
      const std::string reason = std::generic_category().message(errno);
      buffer_.clear();
      throw Failure(ExitCode::file_error, "standard output: " + reason);
    }
    rest.remove_prefix(static_cast<std::size_t>(written));
  }
  buffer_.clear();
}

std::string Output::painted(Paint paint, std::string_view text) const {
  if (!has_colour_) return std::string(text);
  static constexpr std::array<std::string_view, 4> codes = {"\033[32m", "\033[33m", "\033[31m", "\033[1m"};
  return std::string(codes[static_cast<std::size_t>(paint)]) + std::string(text) + "\033[0m";
}

}  // namespace deduku::cli
