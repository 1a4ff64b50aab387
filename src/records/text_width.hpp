// How many columns of a terminal a text takes.
#pragma once

#include <string>
#include <string_view>

namespace deduku::records {

/// Whether the byte belongs to a character of UTF-8 that began before it.
bool is_continuation(char byte);
/// How many bytes the character takes that the text begins with; 0 where they are no UTF-8.
std::size_t character_size(std::string_view text);
/// How many columns of a terminal a text takes.
std::size_t width_of(std::string_view text);
/// Fills up with blanks to so many columns: after the text, or before it for a negative width.
std::string padded(std::string text, int width);

}  // namespace deduku::records
