// Files that appear complete or not at all.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace deduku::cli {

/// A file that is written under another name in the same folder, and renamed when it is complete. An unfinished file is
/// removed. The mode of an existing file is kept, and the target of a link is written. A pipe, a device or another file
/// that is not regular is written directly. Like a record of an output (`Output`), a file that is incomplete when a
/// signal comes is dropped. Throws `Failure` if something cannot be done, for example for a folder.
class WholeFile {
 public:
  explicit WholeFile(const std::string& path);
  ~WholeFile();
  WholeFile(const WholeFile&) = delete;
  WholeFile& operator=(const WholeFile&) = delete;

  void write(std::string_view bytes);
  /// Writes everything out; the file still has its other name. No writes may follow.
  void close();
  /// Closes the file and renames it.
  void finish();

  /// Its name, without links.
  const std::string& path() const { return path_; }
  /// The temporary name until it is finished; empty if it is written directly.
  const std::string& draft() const { return draft_; }
  /// The owner has renamed it.
  void set_finished() { draft_.clear(); }

 private:
  void hand_over();
  [[noreturn]] void fail(int error);
  void remove_draft();

  std::string path_;
  std::string draft_;
  int file_;
  std::string pending_;  ///< not yet written out
};

/// Writes a text into a file, which appears when it is complete.
void write_whole_file(const std::string& path, std::string_view bytes);

/// Makes a folder and those above it. Returns the folders that were missing, from the topmost down. Throws `Failure` if
/// that cannot be done.
std::vector<std::string> make_folder(const std::string& path);

/// Throws `Failure` if an option that names a file names a folder.
void refuse_folder(const std::string& option, const std::string& path);

/// A name next to that of a file that no other running program uses: "page.svg.4711.part".
std::string sibling_name(const std::string& path, std::string_view ending);

/// Ends the command because a file cannot be read or written. `error`: an `errno`.
[[noreturn]] void refuse_file(const std::string& path, const std::string& reason);
[[noreturn]] void refuse_file(const std::string& path, int error);

}  // namespace deduku::cli
