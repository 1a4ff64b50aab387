#include "src/records/text_width.hpp"

#include <algorithm>

namespace deduku::records {

bool is_continuation(char byte) {
  return (static_cast<unsigned char>(byte) & 0xC0) == 0x80;
}

std::size_t character_size(std::string_view text) {
  const auto first = static_cast<unsigned char>(text[0]);
  if (first < 0x80) return 1;
  const std::size_t size = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2;
  if (first < 0xC2 || first > 0xF4 || text.size() < size) return 0;
  for (std::size_t i = 1; i < size; ++i) {
    if (!is_continuation(text[i])) return 0;
  }
  const auto second = static_cast<unsigned char>(text[1]);
  const bool is_overlong = (first == 0xE0 && second < 0xA0) || (first == 0xF0 && second < 0x90);
  const bool is_surrogate = first == 0xED && second >= 0xA0;
  const bool is_beyond = first == 0xF4 && second >= 0x90;
  return is_overlong || is_surrogate || is_beyond ? 0 : size;
}

/// Characters of Chinese, from U+3000 on, take two columns, all others one.
std::size_t width_of(std::string_view text) {
  std::size_t width = 0;
  while (!text.empty()) {
    const std::size_t size = std::max<std::size_t>(character_size(text), 1);
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
