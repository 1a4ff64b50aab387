#include "src/cli/io/page_folder.hpp"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <set>
#include <sstream>

#include "src/cli/io/checksum.hpp"
#include "src/cli/io/signals.hpp"
#include "src/cli/io/text.hpp"
#include "src/cli/io/whole_file.hpp"
#include "src/platform/native_path.hpp"

namespace deduku::cli {

namespace {

namespace fs = std::filesystem;

/// The hidden file: a line for each page with kind, checksum and name.
constexpr std::string_view list_name = ".deduku-pages";
/// A longer list is not from this program.
constexpr std::uintmax_t longest_list_of_pages = 16 << 20;

/// Whether a name from the list stays inside the folder.
bool is_plain(std::string_view name) {
  return !name.empty() && name != "." && name != ".." && name.find_first_of("/\\:") == std::string_view::npos;
}

bool is_regular(const std::string& path) {
  std::error_code error;
  return fs::is_regular_file(fs::symlink_status(platform::path_of(path), error));
}

/// The common shape of the names of one kind: "page-#.svg" of "page-001.svg"; "" for a name without a number.
std::string shape_of(const std::string& name) {
  const std::size_t number = name.find_first_of("0123456789");
  const std::size_t dot = name.rfind('.');
  if (number == std::string::npos || dot == std::string::npos || dot < number) return "";
  return name.substr(0, number) + "#" + name.substr(dot);
}

}  // namespace

PageFolder::PageFolder(std::string folder, std::string_view kind)
    : folder_(std::move(folder)), kind_(kind), made_(make_folder(folder_)) {}

PageFolder::~PageFolder() {
  std::error_code error;
  for (auto made = made_.rbegin(); made != made_.rend(); ++made) fs::remove(platform::path_of(*made), error);
}

void PageFolder::add(const std::string& name, std::string bytes) {
  names_.push_back(name);
  contents_.push_back({folder_ + name, std::move(bytes)});
}

void PageFolder::add_elsewhere(const std::string& path, std::string bytes) {
  contents_.push_back({path, std::move(bytes)});
}

bool PageFolder::publish(Log& log) {
  const Unbroken unbroken;  // a signal is noticed between two files, and the written ones are removed
  FileSet files;
  std::ranges::sort(names_);
  if (!kind_.empty()) {
    const std::vector<Page> earlier = earlier_pages();
    for (const Page& page : earlier) {
      if (page.kind == kind_ && !is_new(page.name) && is_ours(page)) files.remove(folder_ + page.name);
    }
    files.add(folder_ + std::string(list_name), list_of(earlier));
  }
  for (const Content& content : contents_) {
    if (interrupted()) return false;
    files.add(content.path, content.bytes);
  }
  if (!files.publish()) return false;
  made_.clear();
  if (!kind_.empty()) name_others(log);
  return true;
}

std::vector<PageFolder::Page> PageFolder::earlier_pages() const {
  std::vector<Page> pages;
  const std::string list = folder_ + std::string(list_name);
  std::error_code error;
  if (!is_regular(list) || fs::file_size(platform::path_of(list), error) > longest_list_of_pages) return pages;
  std::ifstream lines(platform::path_of(list));
  for (std::string line; std::getline(lines, line);) {
    std::istringstream words(line);
    Page page;
    words >> page.kind >> page.checksum;
    words.ignore();
    if (std::getline(words, page.name) && is_plain(page.name)) pages.push_back(std::move(page));
  }
  return pages;
}

/// Whether a page is unchanged since it was written.
bool PageFolder::is_ours(const Page& page) const {
  const std::string path = folder_ + page.name;
  if (!is_regular(path)) return false;
  const std::optional<FileFingerprint> found = fingerprint_of(path);
  return found && found->checksum == page.checksum;
}

bool PageFolder::is_new(const std::string& name) const {
  return std::ranges::binary_search(names_, name);
}

/// The pages of this run, and those of other kinds that remain.
std::string PageFolder::list_of(const std::vector<Page>& earlier) const {
  std::string list;
  for (const Page& page : earlier) {
    if (page.kind == kind_ || is_new(page.name)) continue;
    list += page.kind + " " + page.checksum + " " + page.name + "\n";
  }
  for (const Content& content : contents_) {
    const std::string_view path = content.path;
    if (!path.starts_with(folder_) || !is_new(std::string(path.substr(folder_.size())))) continue;
    list += kind_ + " " + checksum_of(content.bytes) + " " + std::string(path.substr(folder_.size())) + "\n";
  }
  return list;
}

/// Names the pages that a reader could mistake for pages of this run.
void PageFolder::name_others(Log& log) const {
  std::set<std::string> shapes;
  for (const std::string& name : names_) shapes.insert(shape_of(name));
  shapes.erase("");
  std::vector<std::string> others;
  std::error_code error;
  for (const fs::directory_entry& entry : fs::directory_iterator(platform::path_of(folder_), error)) {
    const std::string name = platform::text_of(entry.path().filename());
    if (shapes.contains(shape_of(name)) && !is_new(name)) others.push_back(name);
  }
  if (others.empty()) return;
  std::ranges::sort(others);
  const std::string more = others.size() == 1 ? "" : " and " + std::to_string(others.size() - 1) + " more";
  log.note(visible(folder_) + ": not of this run, and kept: " + visible(others.front()) + more);
}

}  // namespace deduku::cli
