#include "src/cli/io/whole_file.hpp"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <filesystem>
#include <system_error>
#include <utility>

#include "src/cli/io/failure.hpp"
#include "src/cli/io/text.hpp"

namespace deduku::cli {

namespace {

/// So many bytes are written at once.
constexpr std::size_t enough_to_hand_over = 1 << 16;

[[noreturn]] void refuse_file(const std::string& path, const std::string& reason) {
  throw Failure(ExitCode::file_error, error_text(path, {0, 0, reason}));
}

/// 0, or the error.
int write_all(int descriptor, std::string_view bytes) {
  while (!bytes.empty()) {
    const ssize_t written = ::write(descriptor, bytes.data(), bytes.size());
    if (written < 0 && errno != EINTR) return errno;
    if (written > 0) bytes.remove_prefix(static_cast<std::size_t>(written));
  }
  return 0;
}

/// The file that a name stands for: a link stays, and what it leads to is written.
std::string without_links(std::filesystem::path path) {
  constexpr int most_links = 40;  // more are a loop
  std::error_code error;
  for (int links = 0; links < most_links && std::filesystem::is_symlink(path, error); ++links) {
    path = path.parent_path() / std::filesystem::read_symlink(path, error);
  }
  return path.string();
}

/// The name beside a file under which it grows; empty for what is no regular file.
std::string draft_of(const std::string& path) {
  std::error_code error;
  const std::filesystem::file_status status = std::filesystem::status(path, error);
  const bool is_special = std::filesystem::is_other(status) || std::filesystem::is_character_file(status) ||
                          std::filesystem::is_fifo(status);
  return is_special ? "" : path + "." + std::to_string(getpid()) + ".part";
}

/// Opens a new file that will take the place of another one, and who may read that may read it.
int open_draft(const std::string& draft, const std::string& path) {
  struct stat status {};
  const bool is_there = stat(path.c_str(), &status) == 0;
  const mode_t mode = is_there ? S_IRUSR | S_IWUSR : 0666;
  const int descriptor = open(draft.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode);
  if (descriptor < 0 || !is_there) return descriptor;
  [[maybe_unused]] const int ignored = fchown(descriptor, status.st_uid, status.st_gid);
  if (fchmod(descriptor, status.st_mode & 0777) == 0) return descriptor;
  const int error = errno;
  close(descriptor);
  unlink(draft.c_str());
  errno = error;
  return -1;
}

}  // namespace

WholeFile::WholeFile(const std::string& path)
    : path_(without_links(path)),
      draft_(draft_of(path_)),
      descriptor_(draft_.empty() ? open(path_.c_str(), O_WRONLY | O_CLOEXEC) : open_draft(draft_, path_)) {
  if (descriptor_ < 0) refuse_file(path_, std::generic_category().message(errno));
}

WholeFile::~WholeFile() {
  remove_draft();
}

void WholeFile::write(std::string_view bytes) {
  pending_ += bytes;
  if (pending_.size() >= enough_to_hand_over) hand_over();
}

void WholeFile::finish() {
  hand_over();
  if (close(std::exchange(descriptor_, -1)) != 0) fail(errno);
  if (!draft_.empty() && std::rename(draft_.c_str(), path_.c_str()) != 0) fail(errno);
  draft_.clear();
}

void WholeFile::hand_over() {
  if (const int error = write_all(descriptor_, pending_)) fail(error);
  pending_.clear();
}

void WholeFile::fail(int error) {
  remove_draft();
  refuse_file(path_, std::generic_category().message(error));
}

void WholeFile::remove_draft() {
  if (descriptor_ >= 0) close(std::exchange(descriptor_, -1));
  if (!draft_.empty()) unlink(std::exchange(draft_, "").c_str());
}

void write_whole_file(const std::string& path, std::string_view bytes) {
  WholeFile file(path);
  file.write(bytes);
  file.finish();
}

void make_folder(const std::string& path) {
  std::error_code error;
  std::filesystem::create_directories(path, error);
  if (error || !std::filesystem::is_directory(path)) refuse_file(path, error ? error.message() : "is not a folder");
}

void refuse_folder(const std::string& option, const std::string& path) {
  std::error_code error;
  if (path.ends_with('/') || std::filesystem::is_directory(path, error)) {
    throw Failure(ExitCode::usage, option + ": \"" + path + "\" is a folder, not a file");
  }
}

}  // namespace deduku::cli
