// Files that are there whole or not at all.
#pragma once

#include <string>
#include <string_view>

namespace deduku::cli {

/// Writes a file under another name beside it, then renames it. Throws `Failure` where that cannot be done.
void write_whole_file(const std::string& path, std::string_view bytes);

/// Makes a folder and those above it. Throws `Failure` where that cannot be done.
void make_folder(const std::string& path);

/// Throws `Failure` where an option that names a file names a folder.
void refuse_folder(const std::string& option, const std::string& path);

}  // namespace deduku::cli
