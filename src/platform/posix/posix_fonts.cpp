#include <cstdlib>

#include "src/platform/font_folders.hpp"

namespace deduku::platform {

std::vector<std::string> font_folders() {
  std::vector<std::string> folders;
  const auto add = [&](const char* variable, const std::string& below) {
    const char* const value = std::getenv(variable);
    if (value != nullptr && *value != '\0') folders.push_back(value + below);
  };
  add("XDG_DATA_HOME", "/fonts");
  add("HOME", "/.local/share/fonts");
  add("HOME", "/.fonts");
#ifdef __APPLE__
  add("HOME", "/Library/Fonts");
  for (const char* folder : {"/Library/Fonts", "/System/Library/Fonts"}) folders.emplace_back(folder);
#endif
  for (const char* folder : {"/usr/local/share/fonts", "/usr/share/fonts"}) folders.emplace_back(folder);
  return folders;
}

}  // namespace deduku::platform
