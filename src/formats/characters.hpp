// Characters of UTF-8, and the plain ones that stand for their typographic variants.
#pragma once

#include <cstddef>
#include <string_view>

namespace deduku::formats {

constexpr bool continues_character(char byte) {
  return (static_cast<unsigned char>(byte) & 0xC0U) == 0x80U;
}

/// The length of the character at `offset` in bytes; a byte that begins none counts as one.
std::size_t character_length(std::string_view text, std::size_t offset);
/// The number of a character; 0 where its bytes are not what UTF-8 allows.
char32_t code_point(std::string_view character);
/// Whether people see a character: no control character, nothing of no width.
bool is_visible(char32_t code);
/// Whether a character has no width of its own: joiners, marks of direction, what makes a digit a key of a telephone.
bool has_no_width(char32_t code);
/// Whether a character ends a line as a line feed does: that of Unicode, that of old printers.
bool ends_line(char32_t code);
/// The plain character for a typographic variant; 0 where there is none.
char plain_character(char32_t code);

}  // namespace deduku::formats
