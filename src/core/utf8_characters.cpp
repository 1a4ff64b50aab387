#include "src/core/utf8_characters.hpp"

namespace deduku {

std::size_t utf8_character_size(std::string_view text) {
  const auto first = static_cast<unsigned char>(text[0]);
  if (first < 0x80) return 1;
  const std::size_t size = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2;
  if (first < 0xC2 || first > 0xF4 || text.size() < size) return 0;
  for (std::size_t i = 1; i < size; ++i) {
    if ((static_cast<unsigned char>(text[i]) & 0xC0U) != 0x80) return 0;
  }
  const auto second = static_cast<unsigned char>(text[1]);
  const bool is_overlong = (first == 0xE0 && second < 0xA0) || (first == 0xF0 && second < 0x90);
  const bool is_surrogate = first == 0xED && second >= 0xA0;
  const bool is_beyond = first == 0xF4 && second >= 0x90;
  return is_overlong || is_surrogate || is_beyond ? 0 : size;
}

char32_t utf8_code_point(std::string_view character) {
  const auto first = static_cast<unsigned char>(character[0]);
  char32_t code_point = character.size() == 1 ? first : first & (0xFFU >> (character.size() + 1));
  for (const char byte : character.substr(1))
    code_point = code_point << 6U | (static_cast<unsigned char>(byte) & 0x3FU);
  return code_point;
}

}  // namespace deduku
