// Where the system keeps the fonts that are installed.
#pragma once

#include <string>
#include <vector>

namespace deduku::platform {

/// Folders that may have fonts in them and in folders below; those of the user come first. Some of them may not be there.
std::vector<std::string> font_folders();

}  // namespace deduku::platform
