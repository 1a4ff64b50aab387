// Folders of pages and pictures that one run writes.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "src/cli/io/log.hpp"

namespace deduku::cli {

/// The pages that a run puts into a folder. All of them are there in the end, or all is as before.
///
/// The folder remembers in a hidden file which pages of which kind were put into it, with the checksums of their content.
/// Those of the same kind that the next run does not write are removed, unless somebody has changed them. Everything else
/// in the folder stays.
class PageFolder {
 public:
  /// Makes the folder, whose path ends with a slash. `kind`: a word, such as the name of the command; "" for a single page,
  /// which is added to what is there and remembered nowhere. Throws `Failure` if there can be no such folder.
  PageFolder(std::string folder, std::string_view kind);
  /// Removes the folder if it was missing and is still empty.
  ~PageFolder();
  PageFolder(const PageFolder&) = delete;
  PageFolder& operator=(const PageFolder&) = delete;

  /// A page, by its name in the folder.
  void add(const std::string& name, std::string bytes);
  /// A file anywhere that comes and goes with the pages.
  void add_elsewhere(const std::string& path, std::string bytes);
  /// Writes everything; a note names pages that look like these and are none of them. False, with nothing changed, after a
  /// signal. Throws `Failure` if something cannot be written, with nothing changed.
  bool publish(Log& log);

 private:
  /// What an earlier run wrote, by the hidden file.
  struct Page {
    std::string kind;
    std::string checksum;
    std::string name;
  };
  struct Content {
    std::string path;
    std::string bytes;
  };

  std::vector<Page> earlier_pages() const;
  bool is_ours(const Page& page) const;
  bool is_new(const std::string& name) const;
  std::string list_of(const std::vector<Page>& earlier) const;
  void name_others(Log& log) const;

  std::string folder_;
  std::string kind_;
  std::vector<std::string> made_;  ///< the folders that were missing
  std::vector<std::string> names_;
  std::vector<Content> contents_;
};

}  // namespace deduku::cli
