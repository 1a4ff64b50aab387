// Characters of UTF-8, and those that are forbidden in documents.
#pragma once

#include <cstddef>
#include <string_view>

namespace deduku {

/// The number of bytes of the first character of a text, which is not empty; 0 if it is not UTF-8.
std::size_t utf8_character_size(std::string_view text);
/// The code point of a character that `utf8_character_size` accepts.
char32_t utf8_code_point(std::string_view character);

/// Whether Unicode guarantees that the number never becomes a character: U+FDD0 to U+FDEF, and the last two of each
/// plane.
constexpr bool is_noncharacter(char32_t code_point) {
  return (0xFDD0 <= code_point && code_point <= 0xFDEF) || (code_point & 0xFFFEU) == 0xFFFE;
}

}  // namespace deduku
