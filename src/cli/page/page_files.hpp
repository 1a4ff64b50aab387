// The page in the browser as files, and the answers to a browser that requests them.
#pragma once

#include <string>
#include <string_view>

namespace deduku::cli {

/// The page built by scripts/web.sh.
struct PageFiles {
  /// Has index.html.
  std::string folder;
  /// The address of the server for browsers, "127.0.0.1:8096". A request with another host comes from a foreign page
  /// that maps its own name to this machine, and is refused.
  std::string host;

  /// The HTTP/1.1 answer to a request; only the lines before the first empty one count. The connection ends with it.
  std::string answer_to(std::string_view request) const;
};

/// Whether the folder contains a page.
bool has_page(const std::string& folder);
/// The folder of the page that came with the program: next to it, or in the data folder of packages; "" if there is no
/// page.
std::string page_folder_of(const std::string& program);

}  // namespace deduku::cli
