// UTF-8 characters, and the plain characters that replace their typographic variants.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace deduku::formats {

constexpr bool continues_character(char byte) {
  return (static_cast<unsigned char>(byte) & 0xC0U) == 0x80U;
}

/// The length in bytes of the character at `offset`; a byte that cannot begin a character counts as one.
std::size_t character_length(std::string_view text, std::size_t offset);
/// The code point of a character; 0 if the bytes are not valid UTF-8.
char32_t code_point(std::string_view character);
/// Whether a character is visible: neither a control character nor of zero width.
bool is_visible(char32_t code);
/// Whether a character has no width of its own: joiners, direction marks, the mark that makes a digit a telephone key.
bool has_no_width(char32_t code);
/// Whether a character ends a line as a line feed does: the separators of Unicode, and those of old printers.
bool ends_line(char32_t code);
/// The plain character for a typographic variant; 0 if there is no such character.
char plain_character(char32_t code);
/// Appends the character with this number, which must be below 0x110000.
void append_utf8(std::string& text, char32_t code);
/// Appends the character of a unit of UTF-16 and, if they are a pair, of the one after it; U+FFFD for half a pair.
/// Returns the number of units that it has used.
std::size_t append_utf16(std::string& text, char32_t unit, char32_t next);
/// The number in the four hexadecimal digits at the beginning of a text, as after `\u`; empty if it has fewer.
std::optional<std::uint32_t> code_unit(std::string_view digits);

}  // namespace deduku::formats
