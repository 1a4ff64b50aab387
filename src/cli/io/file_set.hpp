// Files that belong together: after a run that fails or is stopped, all of them are unchanged.
#pragma once

#include <deque>
#include <string>
#include <string_view>
#include <vector>

#include "src/cli/io/whole_file.hpp"

namespace deduku::cli {

/// Files that are written under temporary names and renamed together. Unpublished files are removed. Every fault throws
/// `Failure`.
class FileSet {
 public:
  /// Another file, which the owner writes.
  WholeFile& open(const std::string& path) { return files_.emplace_back(path); }
  /// Another file with this content.
  void add(const std::string& path, std::string_view bytes);
  /// A file to remove.
  void remove(std::string path) { removed_.push_back(std::move(path)); }
  /// Renames all of them to their final names; if one cannot be renamed, all are restored. False, with nothing changed,
  /// after a signal.
  bool publish();

 private:
  std::deque<WholeFile> files_;
  std::vector<std::string> removed_;
};

}  // namespace deduku::cli
