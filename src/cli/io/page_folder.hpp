// Folders of pages and pictures written by one run.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "src/cli/io/log.hpp"

namespace deduku::cli {

/// The pages that a run puts into a folder. In the end all of them are there, or nothing has changed.
///
/// A hidden file in the folder lists the pages of each kind that were put into it, with the checksums of their content.
/// Pages of the same kind that the next run does not write are removed, unless their content was changed. Everything
/// else in the folder stays.
class PageFolder {
 public:
  /// Makes the folder, whose path ends with a slash. `kind`: a word, such as the name of the command; "" for a single
  /// page, which is added to the folder without an entry in the list. Throws `Failure` if the folder cannot exist.
  PageFolder(std::string folder, std::string_view kind);
  /// Removes the folder if it was missing and is still empty.
  ~PageFolder();
  PageFolder(const PageFolder&) = delete;
  PageFolder& operator=(const PageFolder&) = delete;

  /// Adds a page, by its name in the folder.
  void add(const std::string& name, std::string bytes);
  /// Adds a file at any path that is published together with the pages.
  void add_elsewhere(const std::string& path, std::string bytes);
  /// Writes everything; a note names pages that look like these but were not written by this run. False, with nothing
  /// changed, after a signal. Throws `Failure` if something cannot be written, with nothing changed.
  bool publish(Log& log);

 private:
  /// A page of an earlier run, from the hidden file.
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
