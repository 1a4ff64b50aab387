#include "src/cli/io/whole_file.hpp"

#include <cerrno>
#include <system_error>
#include <utility>

#include "src/cli/io/output.hpp"
#include "src/cli/io/signals.hpp"
#include "src/cli/io/text.hpp"
#include "src/platform/file.hpp"
#include "src/platform/native_path.hpp"
#include "src/platform/process.hpp"

namespace deduku::cli {

namespace {

/// The number of bytes of one write.
constexpr std::size_t enough_to_hand_over = 1 << 16;

/// 0, or the error.
int write_all(int file, std::string_view bytes) {
  while (!bytes.empty()) {
    const std::ptrdiff_t written = platform::write_bytes(file, bytes);
    if (written < 0 && errno != EINTR) return errno;
    if (written > 0) bytes.remove_prefix(static_cast<std::size_t>(written));
  }
  return 0;
}

/// The file that a path leads to: links are kept, and their targets are written.
std::string without_links(std::filesystem::path path) {
  constexpr int most_links = 40;  // more are a loop
  std::error_code error;
  for (int links = 0; links < most_links && std::filesystem::is_symlink(path, error); ++links) {
    path = path.parent_path() / std::filesystem::read_symlink(path, error);
  }
  return platform::text_of(path);
}

/// The temporary name next to that of a file; empty if it is not a regular file.
std::string draft_of(const std::string& path) {
  std::error_code error;
  const std::filesystem::file_status status = std::filesystem::status(platform::path_of(path), error);
  if (std::filesystem::is_directory(status)) refuse_file(path, EISDIR);
  const bool is_special = std::filesystem::is_other(status) || std::filesystem::is_character_file(status) ||
                          std::filesystem::is_fifo(status);
  return is_special ? "" : sibling_name(path, "part");
}

}  // namespace

WholeFile::WholeFile(const std::string& path)
    : path_(without_links(platform::path_of(path))),
      draft_(draft_of(path_)),
      file_(draft_.empty() ? platform::open_to_write(path_) : platform::open_draft(draft_, path_)) {
  if (file_ < 0) refuse_file(path_, errno);
}

WholeFile::~WholeFile() {
  remove_draft();
}

void WholeFile::write(std::string_view bytes) {
  pending_ += bytes;
  if (pending_.size() >= enough_to_hand_over) hand_over();
}

void WholeFile::close() {
  hand_over();
  if (platform::close_file(std::exchange(file_, -1)) != 0) fail(errno);
}

void WholeFile::finish() {
  close();
  if (interrupted()) return remove_draft();
  if (!draft_.empty() && platform::replace_file(draft_, path_) != 0) fail(errno);
  draft_.clear();
}

void WholeFile::hand_over() {
  if (interrupted()) return pending_.clear();
  if (const int error = write_all(file_, pending_)) fail(error);
  pending_.clear();
}

void WholeFile::fail(int error) {
  remove_draft();
  refuse_file(path_, error);
}

void WholeFile::remove_draft() {
  if (file_ >= 0) platform::close_file(std::exchange(file_, -1));
  if (!draft_.empty()) platform::remove_file(std::exchange(draft_, ""));
}

void write_whole_file(const std::string& path, std::string_view bytes) {
  WholeFile file(path);
  file.write(bytes);
  file.finish();
}

std::vector<std::string> make_folder(const std::string& path) {
  std::error_code error;
  std::vector<std::string> missing;
  const std::filesystem::path folder = platform::path_of(path);
  for (std::filesystem::path above = folder; !above.empty() && !std::filesystem::exists(above, error);
       above = above.parent_path()) {
    if (above.has_filename()) missing.insert(missing.begin(), platform::text_of(above));
  }
  error.clear();
  std::filesystem::create_directories(folder, error);
  if (error || !std::filesystem::is_directory(folder)) refuse_file(path, error ? error.message() : "is not a folder");
  return missing;
}

void refuse_folder(const std::string& option, const std::string& path) {
  std::error_code error;
  if (platform::ends_as_folder(path) || std::filesystem::is_directory(platform::path_of(path), error)) {
    throw Failure(ExitCode::usage, option + ": \"" + path + "\" is a folder, not a file");
  }
}

std::string sibling_name(const std::string& path, std::string_view ending) {
  return path + "." + std::to_string(platform::process_number()) + "." + std::string(ending);
}

void refuse_file(const std::string& path, const std::string& reason) {
  throw OutputFailure(ExitCode::file_error, error_text(path, {0, 0, reason}));
}

void refuse_file(const std::string& path, int error) {
  refuse_file(path, std::generic_category().message(error));
}

}  // namespace deduku::cli
