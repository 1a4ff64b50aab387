#include "src/cli/io/log.hpp"

#include <algorithm>
#include <array>
#include <cerrno>
#include <chrono>
#include <ctime>
#include <system_error>

#include "src/cli/io/failure.hpp"

namespace deduku::cli {

namespace {

constexpr std::array<std::string_view, 5> level_names{"error", "warning", "info", "debug", "trace"};

std::string log_fault() {
  return std::generic_category().message(errno);
}

/// Local time to the millisecond: "2026-01-31 23:59:59.999".
std::string time_of_day() {
  const auto now = std::chrono::system_clock::now();
  const std::time_t seconds = std::chrono::system_clock::to_time_t(now);
  std::tm local{};
  localtime_r(&seconds, &local);
  std::array<char, 32> text{};
  const std::size_t length = std::strftime(text.data(), text.size(), "%Y-%m-%d %H:%M:%S.", &local);
  const auto milliseconds =
      std::chrono::duration_cast<std::chrono::milliseconds>(now.time_since_epoch()).count() % 1000;
  return std::string(text.data(), length) + std::to_string(1000 + milliseconds).substr(1);
}

}  // namespace

Log::Log(const LogOptions& options)
    : stderr_level_(options.quiet            ? Level::error
                    : options.verbosity == 0 ? Level::info
                    : options.verbosity == 1 ? Level::debug
                                             : Level::trace),
      file_level_(options.verbosity < 2 ? Level::debug : Level::trace),
      path_(options.file) {
  if (path_.empty()) return;
  file_.reset(std::fopen(path_.c_str(), "ae"));
  if (!file_) throw Failure(ExitCode::file_error, "--log-file: " + path_ + ": " + log_fault());
}

void Log::write(Level level, const std::string& message) {
  const std::lock_guard lock(mutex_);
  if (level <= stderr_level_) {
    const std::string line = message + '\n';
    std::fwrite(line.data(), 1, line.size(), stderr);
    std::fflush(stderr);
  }
  if (file_ && level <= file_level_) write_to_file(level, message);
}

/// Asks each time whether it got there.
void Log::write_to_file(Level level, const std::string& message) {
  std::string line = time_of_day() + ' ';
  line += level_names[static_cast<std::size_t>(level)];
  line += ' ' + message + '\n';
  if (std::fwrite(line.data(), 1, line.size(), file_.get()) != line.size() || std::fflush(file_.get()) != 0)
    give_up_file();
}

void Log::give_up_file() {
  std::fprintf(stderr, "--log-file: %s: %s\n", path_.c_str(), log_fault().c_str());
  is_complete_ = false;
  file_.reset();
}

void Log::error(const std::string& message) {
  write(Level::error, message);
}

void Log::fault(const std::string& message) {
  write(Level::warning, message);
}

void Log::note(const std::string& message) {
  write(Level::info, message);
}

void Log::step(const std::string& message) {
  write(Level::debug, message);
}

void Log::grid(const std::string& message) {
  write(Level::trace, message);
}

bool Log::wants_steps() const {
  return stderr_level_ >= Level::debug || !path_.empty();
}

bool Log::wants_grids() const {
  return std::max(stderr_level_, path_.empty() ? Level::error : file_level_) >= Level::trace;
}

}  // namespace deduku::cli
