#include "src/cli/line_source.hpp"

#include <fcntl.h>
#include <poll.h>
#include <unistd.h>

#include <cerrno>
#include <system_error>

#include "src/cli/failure.hpp"
#include "src/cli/signals.hpp"
#include "src/cli/text.hpp"

namespace deduku::cli {

namespace {

constexpr std::size_t chunk_size = 1 << 16;
/// No format has lines anywhere near this long.
constexpr std::size_t longest_line = 1 << 20;

[[noreturn]] void fail(const std::string& path) {
  throw Failure(ExitCode::file_error, error_text(path, {0, 0, std::generic_category().message(errno)}));
}

}  // namespace

LineSource::LineSource(const std::string& path, Output& out)
    : path_(path),
      out_(out),
      descriptor_(path == "-" ? STDIN_FILENO : open(path.c_str(), O_RDONLY | O_CLOEXEC)) {
  if (descriptor_ < 0) fail(path_);
}

LineSource::~LineSource() {
  if (descriptor_ != STDIN_FILENO) close(descriptor_);
}

bool LineSource::next(std::string& line) {
  std::size_t searched = begin_;
  std::size_t end = 0;
  while ((end = buffer_.find('\n', searched)) == std::string::npos) {
    searched = buffer_.size() - begin_;
    if (searched > longest_line) {
      throw Failure(ExitCode::unreadable,
                    error_text(path_, {0, 0, "a line has more than a million characters"}));
    }
    if (!refill()) break;
  }
  if (end == std::string::npos && begin_ == buffer_.size()) return false;
  line.assign(buffer_, begin_, end == std::string::npos ? end : end - begin_);
  begin_ = end == std::string::npos ? buffer_.size() : end + 1;
  return true;
}

/// Whether there is nothing to read yet. Files are always ready.
bool LineSource::would_wait() const {
  pollfd query{descriptor_, POLLIN, 0};
  return poll(&query, 1, 0) == 0;
}

/// Moves the begun line to the front of the buffer and reads more behind it; false at the end.
bool LineSource::refill() {
  if (would_wait()) out_.before_wait();
  buffer_.erase(0, begin_);
  begin_ = 0;
  const std::size_t kept = buffer_.size();
  buffer_.resize(kept + chunk_size);
  ssize_t got = -1;
  do {
    got = interrupted() ? 0 : read(descriptor_, buffer_.data() + kept, chunk_size);
  } while (got < 0 && errno == EINTR);
  buffer_.resize(kept + static_cast<std::size_t>(got < 0 ? 0 : got));
  if (got < 0) fail(path_);
  refilled_ += static_cast<std::uint64_t>(got);
  return got > 0;
}

std::string read_file(const std::string& path, Output& out) {
  LineSource source(path, out);
  std::string text;
  for (std::string line; source.next(line);) text += line + "\n";
  return text;
}

}  // namespace deduku::cli
