#include "src/cli/serve/request_lines.hpp"

#include <algorithm>
#include <cerrno>
#include <system_error>

#include "src/cli/io/failure.hpp"
#include "src/cli/io/signals.hpp"
#include "src/cli/io/terminal.hpp"
#include "src/platform/file.hpp"

namespace deduku::cli {

namespace {

constexpr std::size_t request_buffer_size = 1 << 16;

}  // namespace

bool RequestLines::next(std::string& line) {
  line.clear();
  while (true) {
    if (begin_ == buffer_.size() && !refill()) return !line.empty();
    const std::size_t end = std::min(buffer_.find('\n', begin_), buffer_.size());
    line.append(buffer_, begin_, std::min(end - begin_, longest_ - line.size()));
    const bool is_whole = end < buffer_.size();
    begin_ = is_whole ? end + 1 : end;
    if (is_whole) return true;
  }
}

bool RequestLines::refill() {
  buffer_.resize(request_buffer_size);
  begin_ = 0;
  note_terminal_input();
  std::ptrdiff_t got = -1;
  do {
    if (interrupted()) break;
    got = platform::read_bytes(platform::standard_input, buffer_.data(), buffer_.size());
  } while (got < 0 && errno == EINTR);
  const int error = errno;
  buffer_.resize(got > 0 ? static_cast<std::size_t>(got) : 0);
  if (got < 0 && !interrupted()) {
    throw Failure(ExitCode::file_error, "standard input: " + std::generic_category().message(error));
  }
  return got > 0;
}

}  // namespace deduku::cli
