// Files that are there whole or not at all.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace deduku::cli {

/// A file that grows under another name in the same folder, and is renamed once it is whole. What is not finished is removed.
/// Of a file that is there already the mode stays, and of a link what it leads to is written. What is there and no regular
/// file, a pipe or a device, is written as it comes. As the record of an output (`Output`), a file that is not whole when a
/// signal comes is dropped. Throws `Failure` if something cannot be done, so for a folder.
class WholeFile {
 public:
  explicit WholeFile(const std::string& path);
  ~WholeFile();
  WholeFile(const WholeFile&) = delete;
  WholeFile& operator=(const WholeFile&) = delete;

  void write(std::string_view bytes);
  /// Hands over everything that was written; it still has its other name. Nothing is written after that.
  void close();
  /// Closes it and gives it its name.
  void finish();

  /// Its name, without links.
  const std::string& path() const { return path_; }
  /// The name that it has until it is finished; empty if it is written as it comes.
  const std::string& draft() const { return draft_; }
  /// It was given its name by the owner.
  void set_finished() { draft_.clear(); }

 private:
  void hand_over();
  [[noreturn]] void fail(int error);
  void remove_draft();

  std::string path_;
  std::string draft_;
  int file_;
  std::string pending_;  ///< what is not handed over yet
};

/// Writes a text into a file, which is there once it is whole.
void write_whole_file(const std::string& path, std::string_view bytes);

/// Makes a folder and those above it; the folders that were missing, from the topmost down. Throws `Failure` if that cannot
/// be done.
std::vector<std::string> make_folder(const std::string& path);

/// Throws `Failure` if an option that names a file names a folder.
void refuse_folder(const std::string& option, const std::string& path);

/// A name next to that of a file which no other running program uses: "page.svg.4711.part".
std::string sibling_name(const std::string& path, std::string_view ending);

/// Ends the command because a file cannot be read or written. `error`: as in `errno`.
[[noreturn]] void refuse_file(const std::string& path, const std::string& reason);
[[noreturn]] void refuse_file(const std::string& path, int error);

}  // namespace deduku::cli
