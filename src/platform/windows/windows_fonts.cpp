#include <cstdlib>

#include "src/platform/font_folders.hpp"
#include "src/platform/native_path.hpp"

namespace deduku::platform {

std::vector<std::string> font_folders() {
  std::vector<std::string> folders;
  const auto add = [&](const wchar_t* variable, const wchar_t* below) {
    const wchar_t* const value = _wgetenv(variable);
    if (value != nullptr && *value != L'\0') folders.push_back(text_of(std::filesystem::path(value) / below));
  };
  add(L"LOCALAPPDATA", L"Microsoft/Windows/Fonts");
  add(L"WINDIR", L"Fonts");
  return folders;
}

}  // namespace deduku::platform
