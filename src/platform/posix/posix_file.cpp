#include <fcntl.h>
#include <poll.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <filesystem>

#include "src/platform/file.hpp"

namespace deduku::platform {

namespace {

/// The mode of a new file, before the system applies the user's mask.
constexpr mode_t everybody = 0666;

bool has_event(int file, short events, short wanted) {
  pollfd query{file, events, 0};
  return poll(&query, 1, 0) > 0 && (query.revents & wanted) != 0;
}

FileState state_by(const struct stat& status) {
#ifdef __APPLE__
  const timespec& changed = status.st_mtimespec;
#else
  const timespec& changed = status.st_mtim;
#endif
  return {true,
          static_cast<std::uint64_t>(status.st_dev),
          static_cast<std::uint64_t>(status.st_ino),
          static_cast<std::uint64_t>(status.st_size),
          changed.tv_sec,
          changed.tv_nsec};
}

}  // namespace

int open_to_read(const std::string& path) {
  return open(path.c_str(), O_RDONLY | O_CLOEXEC);
}

int open_to_write(const std::string& path) {
  return open(path.c_str(), O_WRONLY | O_CLOEXEC);
}

int open_to_append(const std::string& path) {
  return open(path.c_str(), O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, everybody);
}

int open_to_read_and_append(const std::string& path) {
  const int file = open(path.c_str(), O_RDWR | O_CREAT | O_APPEND | O_CLOEXEC, everybody);
  return file >= 0 ? file : open(path.c_str(), O_WRONLY | O_APPEND | O_CLOEXEC);
}

int open_draft(const std::string& draft, const std::string& path) {
  struct stat status {};
  const bool is_there = stat(path.c_str(), &status) == 0;
  const mode_t mode = is_there ? S_IRUSR | S_IWUSR : everybody;
  const int file = open(draft.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode);
  if (file < 0 || !is_there) return file;
  [[maybe_unused]] const int ignored = fchown(file, status.st_uid, status.st_gid);
  if (fchmod(file, status.st_mode & 0777) == 0) return file;
  const int error = errno;
  close(file);
  unlink(draft.c_str());
  errno = error;
  return -1;
}

int close_file(int file) {
  return close(file);
}

std::ptrdiff_t read_bytes(int file, char* bytes, std::size_t size) {
  return read(file, bytes, size);
}

std::ptrdiff_t read_bytes_at(int file, char* bytes, std::size_t size, std::uint64_t place) {
  return pread(file, bytes, size, static_cast<off_t>(place));
}

std::ptrdiff_t write_bytes(int file, std::string_view bytes) {
  return write(file, bytes.data(), bytes.size());
}

std::int64_t position_of(int file) {
  return lseek(file, 0, SEEK_CUR);
}

int set_size(int file, std::uint64_t size) {
  return ftruncate(file, static_cast<off_t>(size));
}

int make_durable(int file) {
#ifdef __APPLE__
  // On this system fsync leaves data in the drive, which may lose it.
  return fcntl(file, F_FULLFSYNC) == 0 ? 0 : fsync(file);
#else
  return fdatasync(file);
#endif
}

void make_name_durable(const std::string& path) {
  const std::string folder = std::filesystem::path(path).parent_path().string();
  const int file = open(folder.empty() ? "." : folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  if (file < 0) return;
  fsync(file);
  close(file);
}

bool would_wait(int file) {
  pollfd query{file, POLLIN, 0};
  return poll(&query, 1, 0) == 0;
}

bool is_deserted(int file) {
  return has_event(file, 0, POLLERR | POLLHUP);
}

LockResult lock(int file) {
  if (flock(file, LOCK_EX | LOCK_NB) == 0) return LockResult::locked;
  return errno == EWOULDBLOCK ? LockResult::taken : LockResult::unavailable;
}

FileState state_of(int file) {
  struct stat status {};
  return fstat(file, &status) == 0 && S_ISREG(status.st_mode) ? state_by(status) : FileState();
}

FileState state_of(const std::string& path) {
  struct stat status {};
  return stat(path.c_str(), &status) == 0 && S_ISREG(status.st_mode) ? state_by(status) : FileState();
}

int check_readable(const std::string& path) {
  return faccessat(AT_FDCWD, path.c_str(), R_OK, AT_EACCESS);
}

int replace_file(const std::string& file, const std::string& replaced) {
  return std::rename(file.c_str(), replaced.c_str());
}

void remove_file(const std::string& path) {
  unlink(path.c_str());
}

bool can_open_more(int files) {
  std::vector<int> open_files;
  while (static_cast<int>(open_files.size()) < files) {
    const int file = open("/", O_RDONLY | O_CLOEXEC);
    if (file < 0) break;
    open_files.push_back(file);
  }
  for (const int file : open_files) close(file);
  return static_cast<int>(open_files.size()) == files;
}

bool exists(const std::string& path) {
  std::error_code ignored;
  return std::filesystem::exists(path, ignored);
}

bool ends_as_folder(std::string_view path) {
  return path.ends_with('/');
}

std::vector<std::string> font_folders() {
  std::vector<std::string> folders;
  const auto add = [&](const char* variable, const std::string& below) {
    const char* const value = std::getenv(variable);
    if (value != nullptr && *value != '\0') folders.push_back(value + below);
  };
  add("XDG_DATA_HOME", "/fonts");
  add("HOME", "/.local/share/fonts");
  add("HOME", "/.fonts");
#ifdef __APPLE__
  add("HOME", "/Library/Fonts");
  for (const char* folder : {"/Library/Fonts", "/System/Library/Fonts"}) folders.emplace_back(folder);
#endif
  for (const char* folder : {"/usr/local/share/fonts", "/usr/share/fonts"}) folders.emplace_back(folder);
  return folders;
}

}  // namespace deduku::platform
