// The folders of the fonts installed on the system.
#pragma once

#include <string>
#include <vector>

namespace deduku::platform {

/// Folders that may contain fonts, also in folders below; those of the user come first. Some of them may not exist.
std::vector<std::string> font_folders();

}  // namespace deduku::platform
