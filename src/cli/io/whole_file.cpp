#include "src/cli/io/whole_file.hpp"

#include <cerrno>
#include <system_error>
#include <utility>

#include "src/cli/io/signals.hpp"
#include "src/cli/io/text.hpp"
#include "src/platform/file.hpp"
#include "src/platform/native_path.hpp"
#include "src/platform/process.hpp"

namespace deduku::cli {

namespace {

/// The number of bytes of one write.
constexpr std::size_t enough_to_hand_over = 1 << 16;

/// The file that a path leads to: links are kept, and their targets are written.
std::string without_links(std::filesystem::path path) {
  constexpr int most_links = 40;  // more are a loop
  std::error_code error;
  for (int links = 0; links < most_links && std::filesystem::is_symlink(path, error); ++links) {
    path = path.parent_path() / std::filesystem::read_symlink(path, error);
  }
  return platform::text_of(path);
}

/// A name next to that of a file that no other running program uses: "page.svg.4711.part".
std::string sibling_name(const std::string& path, std::string_view ending) {
  return path + "." + std::to_string(platform::process_number()) + "." + std::string(ending);
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

/// Renames files. Renames that are not kept are undone.
class Renames {
 public:
  Renames() = default;
  ~Renames() {
    for (auto rename = renames_.rbegin(); rename != renames_.rend(); ++rename) {
      (void)platform::replace_file(rename->to, rename->from);
    }
  }
  Renames(const Renames&) = delete;
  Renames& operator=(const Renames&) = delete;

  void rename(const std::string& from, const std::string& to) {
    renames_.push_back({from, to});
    if (platform::replace_file(from, to) == 0) return;
    const int error = errno;
    renames_.pop_back();
    refuse_file(to, error);
  }
  /// Renames a file that will be replaced or removed to a name next to its own.
  void set_aside(const std::string& path) {
    if (!platform::exists(path)) return;
    aside_.push_back(sibling_name(path, "old"));
    rename(path, aside_.back());
  }
  /// Removes the files that were set aside.
  void keep() {
    for (const std::string& file : aside_) platform::remove_file(file);
    renames_.clear();
  }

 private:
  struct Rename {
    std::string from;
    std::string to;
  };
  std::vector<Rename> renames_;
  std::vector<std::string> aside_;
};

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

void WholeFile::hand_over() {
  if (interrupted()) return pending_.clear();
  std::string_view rest = pending_;
  if (const int error = write_all(file_, rest)) fail(error);
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

void FileSet::add(const std::string& path, std::string_view bytes) {
  WholeFile& file = open(path);
  file.write(bytes);
  file.close();
}

bool FileSet::publish() {
  const Unbroken unbroken;
  if (interrupted()) return false;
  // A single file replaces another atomically, so that there is always one.
  const bool is_alone = files_.size() + removed_.size() == 1;
  Renames renames;
  for (const WholeFile& file : files_) {
    if (file.draft_.empty()) continue;
    if (!is_alone) renames.set_aside(file.path_);
    renames.rename(file.draft_, file.path_);
  }
  for (const std::string& path : removed_) renames.set_aside(path);
  renames.keep();
  for (WholeFile& file : files_) file.draft_.clear();
  return true;
}

void write_whole_file(const std::string& path, std::string_view bytes) {
  FileSet file;
  file.add(path, bytes);
  file.publish();
}

void write_to_target(const std::string& target, std::string_view bytes, Output& out) {
  if (target.empty()) return out.write(bytes);
  write_whole_file(target, bytes);
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
    refuse_usage(option + ": \"" + path + "\" is a folder, not a file");
  }
}

void refuse_file(const std::string& path, const std::string& reason) {
  throw OutputFailure(ExitCode::file_error, error_text(path, {0, 0, reason}));
}

void refuse_file(const std::string& path, int error) {
  refuse_file(path, std::generic_category().message(error));
}

}  // namespace deduku::cli
