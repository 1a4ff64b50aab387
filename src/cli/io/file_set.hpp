// Files that belong together: after a run that fails or is stopped, all of them are as they were before.
#pragma once

#include <deque>
#include <string>
#include <string_view>
#include <vector>

#include "src/cli/io/whole_file.hpp"

namespace deduku::cli {

/// Files that grow under other names and get theirs together. What is not published is removed. Everything that goes wrong
/// throws `Failure`.
class FileSet {
 public:
  /// A further file, which the owner writes.
  WholeFile& open(const std::string& path) { return files_.emplace_back(path); }
  /// A further file with this content.
  void add(const std::string& path, std::string_view bytes);
  /// A file that will not be there any more.
  void remove(std::string path) { removed_.push_back(std::move(path)); }
  /// Gives all of them their names; if one cannot have its own, those before are as they were. False, with nothing changed,
  /// after a signal.
  bool publish();

 private:
  std::deque<WholeFile> files_;
  std::vector<std::string> removed_;
};

}  // namespace deduku::cli
