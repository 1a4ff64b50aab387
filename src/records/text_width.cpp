#include "src/records/text_width.hpp"

#include <algorithm>

#include "src/core/utf8_characters.hpp"

namespace deduku::records {

/// Chinese characters, from U+3000 on, take two columns, all others one.
std::size_t width_of(std::string_view text) {
  std::size_t width = 0;
  while (!text.empty()) {
    const std::size_t size = std::max<std::size_t>(utf8_character_size(text), 1);
    width += size >= 3 && static_cast<unsigned char>(text[0]) >= 0xE3 ? 2 : 1;
    text.remove_prefix(size);
  }
  return width;
}

std::string padded(std::string text, int width) {
  const auto wanted = static_cast<std::size_t>(width < 0 ? -width : width);
  const std::size_t own = width_of(text);
  if (own < wanted) text.insert(width < 0 ? 0 : text.size(), wanted - own, ' ');
  return text;
}

}  // namespace deduku::records
