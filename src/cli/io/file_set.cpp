#include "src/cli/io/file_set.hpp"

#include <algorithm>
#include <cerrno>

#include "src/cli/io/signals.hpp"
#include "src/cli/io/unbroken.hpp"
#include "src/platform/file.hpp"

namespace deduku::cli {

namespace {

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
    if (file.draft().empty()) continue;
    if (!is_alone) renames.set_aside(file.path());
    renames.rename(file.draft(), file.path());
  }
  for (const std::string& path : removed_) renames.set_aside(path);
  renames.keep();
  for (WholeFile& file : files_) file.set_finished();
  return true;
}

}  // namespace deduku::cli
