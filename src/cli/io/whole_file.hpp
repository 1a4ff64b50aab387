// Files that are there whole or not at all.
#pragma once

#include <string>
#include <string_view>

namespace deduku::cli {

/// A file that grows under another name in the same folder, and is renamed once it is whole. What is not finished is removed.
/// Of a file that is there already the mode stays, and of a link what it leads to is written. What is there and no regular
/// file, a pipe or a device, is written as it comes. Throws `Failure` where something cannot be done.
class WholeFile {
 public:
  explicit WholeFile(const std::string& path);
  ~WholeFile();
  WholeFile(const WholeFile&) = delete;
  WholeFile& operator=(const WholeFile&) = delete;

  void write(std::string_view bytes);
  void finish();

 private:
  void hand_over();
  [[noreturn]] void fail(int error);
  void remove_draft();

  std::string path_;
  std::string draft_;  ///< where it grows; empty where it has no other name
  int file_;
  std::string pending_;  ///< what is not handed over yet
};

/// Writes a text into a file, which is there once it is whole.
void write_whole_file(const std::string& path, std::string_view bytes);

/// Makes a folder and those above it. Throws `Failure` where that cannot be done.
void make_folder(const std::string& path);

/// Throws `Failure` where an option that names a file names a folder.
void refuse_folder(const std::string& option, const std::string& path);

}  // namespace deduku::cli
