#include "src/cli/io/whole_file.hpp"

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <filesystem>
#include <system_error>

#include "src/cli/io/failure.hpp"
#include "src/cli/io/text.hpp"

namespace deduku::cli {

namespace {

[[noreturn]] void fail(const std::string& path, const std::string& reason) {
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

}  // namespace

void write_whole_file(const std::string& path, std::string_view bytes) {
  const std::string draft = path + "." + std::to_string(getpid()) + ".part";
  const int descriptor = open(draft.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
  if (descriptor < 0) fail(path, std::generic_category().message(errno));
  int error = write_all(descriptor, bytes);
  if (close(descriptor) != 0 && error == 0) error = errno;
  if (error == 0 && std::rename(draft.c_str(), path.c_str()) != 0) error = errno;
  if (error == 0) return;
  unlink(draft.c_str());
  fail(path, std::generic_category().message(error));
}

void make_folder(const std::string& path) {
  std::error_code error;
  std::filesystem::create_directories(path, error);
  if (error || !std::filesystem::is_directory(path)) fail(path, error ? error.message() : "is not a folder");
}

void refuse_folder(const std::string& option, const std::string& path) {
  std::error_code error;
  if (path.ends_with('/') || std::filesystem::is_directory(path, error)) {
    throw Failure(ExitCode::usage, option + ": \"" + path + "\" is a folder, not a file");
  }
}

}  // namespace deduku::cli
