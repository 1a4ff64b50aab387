#include "src/cli/results/result_file.hpp"

#include <algorithm>
#include <cerrno>
#include <fstream>
#include <system_error>
#include <utility>

#include "src/cli/io/failure.hpp"
#include "src/cli/io/text.hpp"
#include "src/cli/io/whole_file.hpp"
#include "src/cli/results/result_form.hpp"
#include "src/platform/file.hpp"
#include "src/platform/native_path.hpp"

namespace deduku::cli {

namespace {

constexpr std::uint64_t look_size = 1 << 16;

}  // namespace

ResultFile::ResultFile(const std::string& path) : path_(path), file_(platform::open_to_read_and_append(path)) {
  if (file_ < 0) fail_with_errno();
  is_regular_ = platform::state_of(file_).is_file;
  if (!is_regular_) return;
  if (platform::lock(file_) == platform::LockResult::taken) fail("another program is writing to it");
  // Bytes written before the lock was free also count.
  size_ = platform::state_of(file_).bytes;
  if (size_ == 0) platform::make_name_durable(path);
}

ResultFile::~ResultFile() {
  if (file_ >= 0) platform::close_file(file_);
}

int ResultFile::release() {
  if (is_regular_ && platform::set_size(file_, size_) != 0) fail_with_errno();
  return std::exchange(file_, -1);
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
    const std::ptrdiff_t more = platform::read_bytes_at(file_, bytes.data() + got, bytes.size() - got, begin + got);
    if (more < 0 && errno == EINTR) continue;
    if (more < 0) fail_with_errno();
    if (more == 0) fail("it became shorter while it was read");
    got += static_cast<std::size_t>(more);
  }
  return bytes;
}

/// The place where zeros begin among the last bytes, or the end: a file system may have allocated bytes that never
/// reached the disk. Older bytes were synced.
std::uint64_t ResultFile::begin_of_zeros() const {
  constexpr std::uint64_t farthest = 64 << 20;
  for (std::uint64_t begin = size_ - std::min(size_, farthest); begin < size_; begin += look_size) {
    const std::size_t zero = bytes(begin, std::min(begin + look_size, size_)).find('\0');
    if (zero != std::string::npos) return begin + zero;
  }
  return size_;
}

/// The place after the last line feed before `end`; 0 if there is no line feed.
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

MetaFile MetaFile::of(const std::string& results) {
  MetaFile own(default_path(results));
  if (own.exists()) return own;
  for (const std::string_view packed : {".gz", ".zst", ".xz"}) {
    if (!results.ends_with(packed)) continue;
    MetaFile unpacked(default_path(results.substr(0, results.size() - packed.size())));
    if (unpacked.exists()) return unpacked;
  }
  return own;
}

bool MetaFile::exists() const {
  return platform::exists(path_);
}

void MetaFile::read() {
  std::ifstream file(platform::path_of(path_));
  std::int64_t number = 0;
  for (std::string line; std::getline(file, line);) {
    ++number;
    const Expected<Json> note = note_on(line);
    const bool is_expected = note && (number == 1 ? is_header(*note) : number == 2 && is_end(*note));
    if (!is_expected) {
      const std::string sentence = note ? "expected the header of results, and their end record" : note.error().message;
      throw Failure(ExitCode::unreadable, error_text(path_, {number, note ? 0 : note.error().column, sentence}));
    }
    (number == 1 ? header_ : end_) = *note;
  }
  if (header_.is_null())
    throw Failure(ExitCode::unreadable, error_text(path_, {0, 0, "expected the header of results"}));
}

void MetaFile::write_header(const Json& header) {
  header_ = header;
  end_ = nullptr;
  write_whole_file(path_, note_line(RowForm::json, header_));
}

void MetaFile::write_end(const Json& end) {
  end_ = end;
  write_whole_file(path_, note_line(RowForm::json, header_) + note_line(RowForm::json, end_));
}

}  // namespace deduku::cli
