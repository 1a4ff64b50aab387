// Paths for the standard library, which would interpret a text in the code page of the system: here all texts are
// UTF-8.
#pragma once

#include <filesystem>
#include <string>
#include <string_view>

namespace deduku::platform {

inline std::filesystem::path path_of(std::string_view text) {
  return {std::u8string(text.begin(), text.end())};
}

inline std::string text_of(const std::filesystem::path& path) {
  const std::u8string text = path.u8string();
  return {text.begin(), text.end()};
}

}  // namespace deduku::platform
