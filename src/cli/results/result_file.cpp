#include "src/cli/results/result_file.hpp"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <filesystem>
#include <system_error>
#include <utility>

#include "src/cli/io/failure.hpp"

namespace deduku::cli {

namespace {

constexpr std::uint64_t look_size = 1 << 16;

/// The name of a new file must be on the disk, too, before a loss of power.
void make_name_durable(const std::string& path) {
  const std::string folder = std::filesystem::path(path).parent_path().string();
  const int descriptor = open(folder.empty() ? "." : folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  if (descriptor < 0) return;
  fsync(descriptor);
  close(descriptor);
}

}  // namespace

ResultFile::ResultFile(const std::string& path)
    : path_(path), descriptor_(open(path.c_str(), O_RDWR | O_CREAT | O_APPEND | O_CLOEXEC, 0666)) {
  // A pipe or a device may be open for writing only.
  if (descriptor_ < 0) descriptor_ = open(path.c_str(), O_WRONLY | O_APPEND | O_CLOEXEC);
  if (descriptor_ < 0) fail_with_errno();
  struct stat status {};
  if (fstat(descriptor_, &status) != 0) fail_with_errno();
  is_regular_ = S_ISREG(status.st_mode);
  if (!is_regular_) return;
  if (flock(descriptor_, LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK) fail("another program is writing to it");
  // What was written before the lock was free counts, too.
  if (fstat(descriptor_, &status) != 0) fail_with_errno();
  size_ = static_cast<std::uint64_t>(status.st_size);
  if (size_ == 0) make_name_durable(path);
}

ResultFile::~ResultFile() {
  if (descriptor_ >= 0) close(descriptor_);
}

int ResultFile::release() {
  if (is_regular_ && ftruncate(descriptor_, static_cast<off_t>(size_)) != 0) fail_with_errno();
  return std::exchange(descriptor_, -1);
}

void ResultFile::fail(const std::string& sentence) const {
  throw Failure(ExitCode::file_error, path_ + ": " + sentence);
}

void ResultFile::fail_with_errno() const {
  fail(std::generic_category().message(errno));
}

std::string ResultFile::bytes(std::uint64_t begin, std::uint64_t end) const {
  std::string bytes(end - begin, '\0');
  for (std::size_t got = 0; got < bytes.size();) {
    const ssize_t more = pread(descriptor_, bytes.data() + got, bytes.size() - got, static_cast<off_t>(begin + got));
    if (more < 0 && errno == EINTR) continue;
    if (more < 0) fail_with_errno();
    if (more == 0) fail("it became shorter while it was read");
    got += static_cast<std::size_t>(more);
  }
  return bytes;
}

/// Where zeros begin among the last bytes, or the end: a file system may have made room for bytes that never reached
/// the disk. What is older was synced.
std::uint64_t ResultFile::begin_of_zeros() const {
  constexpr std::uint64_t farthest = 64 << 20;
  for (std::uint64_t begin = size_ - std::min(size_, farthest); begin < size_; begin += look_size) {
    const std::size_t zero = bytes(begin, std::min(begin + look_size, size_)).find('\0');
    if (zero != std::string::npos) return begin + zero;
  }
  return size_;
}

/// The place behind the last line feed before `end`; 0 where there is none.
std::uint64_t ResultFile::behind_line_feed(std::uint64_t end) const {
  while (end > 0) {
    const std::uint64_t begin = end - std::min(end, look_size);
    const std::size_t feed = bytes(begin, end).rfind('\n');
    if (feed != std::string::npos) return begin + feed + 1;
    end = begin;
  }
  return 0;
}

void ResultFile::leave_out_torn_line() {
  size_ = behind_line_feed(begin_of_zeros());
}

std::string ResultFile::first_line() const {
  std::string line;
  while (line.size() < size_) {
    line += bytes(line.size(), std::min<std::uint64_t>(line.size() + look_size, size_));
    if (const std::size_t end = line.find('\n'); end != std::string::npos) return line.substr(0, end);
  }
  return line;
}

std::string ResultFile::last_line() const {
  if (size_ == 0) return "";
  const std::uint64_t begin = behind_line_feed(size_ - 1);
  return bytes(begin, size_ - 1);
}

Checksum ResultFile::checksum_behind(std::uint64_t begin) const {
  Checksum sum;
  for (; begin < size_; begin += look_size) sum.add(bytes(begin, std::min(begin + look_size, size_)));
  return sum;
}

}  // namespace deduku::cli
