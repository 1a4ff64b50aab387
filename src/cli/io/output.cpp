#include "src/cli/io/output.hpp"

#include <array>
#include <cerrno>
#include <cstdlib>
#include <system_error>
#include <utility>

#include "src/cli/io/signals.hpp"
#include "src/platform/console.hpp"
#include "src/platform/file.hpp"

namespace deduku::cli {

namespace {

/// The number of bytes of one write.
constexpr std::size_t enough_to_write = 1 << 16;

/// A power failure loses at most the rows of this time.
constexpr std::chrono::seconds sync_interval{5};

/// Empties a text, and releases the memory of a long one.
void clear(std::string& text) {
  if (text.capacity() > 16 * enough_to_write) text = std::string();
  text.clear();
}

/// Whether a variable is set and not empty, as no-color.org requires.
bool is_set(const char* variable) {
  const char* value = std::getenv(variable);
  return value != nullptr && *value != '\0';
}

}  // namespace

int write_all(int file, std::string_view& bytes) {
  while (!bytes.empty()) {
    const std::ptrdiff_t written = platform::write_bytes(file, bytes);
    if (written < 0 && errno != EINTR) return errno;
    if (written > 0) bytes.remove_prefix(static_cast<std::size_t>(written));
  }
  return 0;
}

Output::Output(int file)
    : file_(file),
      is_terminal_(platform::is_terminal(file)),
      hands_over_each_record_(is_terminal_),
      has_colour_(is_terminal_ && !is_set("NO_COLOR") && platform::obeys_control_sequences(file)) {}

Output::~Output() {
  if (file_ != platform::standard_output) platform::close_file(file_);
}

void Output::send_to(int file, std::string name) {
  const std::lock_guard lock(mutex_);
  file_ = file;
  name_ = std::move(name);
  is_file_ = platform::state_of(file).is_file;
  is_terminal_ = platform::is_terminal(file);
  hands_over_each_record_ = is_terminal_;
  has_colour_ = has_colour_ && is_terminal_;
}

bool Output::end_record() {
  const std::lock_guard lock(mutex_);
  const bool is_kept = append_record();
  if (hands_over_each_record_ || finished_.size() >= enough_to_write) write_finished();
  throw_failure();
  return is_kept;
}

void Output::flush() {
  const std::lock_guard lock(mutex_);
  (void)append_record();
  write_finished();
  throw_failure();
}

void Output::finish() {
  flush();
  make_durable();
  const std::lock_guard lock(mutex_);
  throw_failure();
}

void Output::before_wait() {
  if (finish_pending_) finish_pending_();
  flush();
}

void Output::hand_over_finished() {
  {
    const std::lock_guard lock(mutex_);
    write_finished();
  }
  if (Clock::now() < next_sync_) return;
  make_durable();
  next_sync_ = Clock::now() + sync_interval;
}

/// Takes long. Other threads may write meanwhile; their data is made durable the next time.
void Output::make_durable() {
  {
    const std::lock_guard lock(mutex_);
    if (!is_file_ || is_durable_) return;
    is_durable_ = true;
  }
  if (platform::make_durable(file_) == 0 || errno == EINVAL) return;
  const int error = errno;
  const std::lock_guard lock(mutex_);
  if (error_ == 0) error_ = error;
}

/// The code that made the record has checked for signals before, so a signal seen there is also seen here.
bool Output::append_record() {
  if (interrupted()) {
    clear(record_);
    return false;
  }
  if (finished_.empty()) {
    std::swap(finished_, record_);
  } else {
    finished_ += record_;
    clear(record_);
  }
  return true;
}

/// Text that cannot be written is dropped with all text after it: if there is room again, there must be no gap.
void Output::write_finished() {
  std::string_view rest = finished_;
  if (error_ == 0) error_ = write_all(file_, rest);
  if (rest.size() < finished_.size()) is_durable_ = false;
  if (error_ != 0 && is_file_) cut_torn_record(std::string_view(finished_).substr(0, finished_.size() - rest.size()));
  clear(finished_);
}

/// After a failed write: removes the incomplete record at the end, which would confuse the next reader.
void Output::cut_torn_record(std::string_view written) const {
  const std::size_t torn = written.size() - (written.rfind('\n') + 1);
  const std::uint64_t size = platform::state_of(file_).bytes;
  if (torn > 0 && size >= torn) (void)platform::set_size(file_, size - torn);
}

/// Reports the failure once.
void Output::throw_failure() {
  if (error_ == 0 || std::exchange(is_reported_, true)) return;
  throw OutputFailure(ExitCode::file_error, name_ + ": " + std::generic_category().message(error_));
}

std::string Output::painted(Paint paint, std::string_view text) const {
  if (!has_colour_) return std::string(text);
  static constexpr std::array<std::string_view, 4> codes = {"\033[32m", "\033[33m", "\033[31m", "\033[1m"};
  return std::string(codes[static_cast<std::size_t>(paint)]) + std::string(text) + "\033[0m";
}

}  // namespace deduku::cli
