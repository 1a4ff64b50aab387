// Characters of UTF-8, and those of them that no document may have.
#pragma once

#include <cstddef>
#include <string_view>

namespace deduku {

/// How many bytes the character takes that a text begins with, which is not empty; 0 if they are no UTF-8.
std::size_t utf8_character_size(std::string_view text);
/// The number of a character, which `utf8_character_size` knows.
char32_t utf8_code_point(std::string_view character);

/// Whether Unicode promises that the number never becomes a character: U+FDD0 to U+FDEF, and the last two of each plane.
constexpr bool is_noncharacter(char32_t code_point) {
  return (0xFDD0 <= code_point && code_point <= 0xFDEF) || (code_point & 0xFFFEU) == 0xFFFE;
}

}  // namespace deduku
