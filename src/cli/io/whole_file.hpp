// Files that appear complete or not at all, alone or in sets.
#pragma once

#include <deque>
#include <string>
#include <string_view>
#include <vector>

#include "src/cli/io/output.hpp"

namespace deduku::cli {

/// A file of a `FileSet`: it is written under another name in the same folder, and renamed when it is complete. An
/// unfinished file is removed. The mode of an existing file is kept, and the target of a link is written. A pipe, a
/// device or another file that is not regular is written directly. Like a record of an output (`Output`), a file that
/// is incomplete when a signal comes is dropped. Throws `Failure` if something cannot be done, for example for a
/// folder.
class WholeFile {
 public:
  explicit WholeFile(const std::string& path);
  ~WholeFile();
  WholeFile(const WholeFile&) = delete;
  WholeFile& operator=(const WholeFile&) = delete;

  void write(std::string_view bytes);
  /// Writes everything out; the file still has its other name. No writes may follow.
  void close();

 private:
  friend class FileSet;

  void hand_over();
  [[noreturn]] void fail(int error);
  void remove_draft();

  std::string path_;   ///< without links
  std::string draft_;  ///< the temporary name until it is renamed; empty if it is written directly
  int file_;
  std::string pending_;  ///< not yet written out
};

/// Files that are written under temporary names and renamed together: after a run that fails or is stopped, all of them
/// are unchanged. Unpublished files are removed. Every fault throws `Failure`.
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

/// Writes a text into a file, which appears when it is complete.
void write_whole_file(const std::string& path, std::string_view bytes);
/// The same for the target of `Arguments::output`: "" is the output.
void write_to_target(const std::string& target, std::string_view bytes, Output& out);

/// Makes a folder and those above it. Returns the folders that were missing, from the topmost down. Throws `Failure` if
/// that cannot be done.
std::vector<std::string> make_folder(const std::string& path);

/// Throws `Failure` if an option that names a file names a folder.
void refuse_folder(const std::string& option, const std::string& path);

/// Ends the command because a file cannot be read or written. `error`: an `errno`.
[[noreturn]] void refuse_file(const std::string& path, const std::string& reason);
[[noreturn]] void refuse_file(const std::string& path, int error);

}  // namespace deduku::cli
