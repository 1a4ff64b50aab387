// The width of texts in a terminal.
#pragma once

#include <string>
#include <string_view>

namespace deduku::records {

/// The number of terminal columns that a text takes.
std::size_t width_of(std::string_view text);
/// Pads with blanks to the given number of columns: after the text, or before it for a negative width.
std::string padded(std::string text, int width);

}  // namespace deduku::records
