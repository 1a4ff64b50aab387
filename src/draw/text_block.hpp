// Text in lines of measured width. The widths are those of a wide sans serif because the font depends on the reader.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace deduku::draw {

/// The fonts of pictures; the first available one is used.
inline constexpr std::string_view font_family =
    "system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', 'Noto Sans CJK SC', 'PingFang SC', 'Microsoft YaHei', "
    "sans-serif";

/// The maximum width of a line of UTF-8, in the unit of the font size. Chinese characters are as wide as they are high.
double text_width(std::string_view text, double font_size);

/// The text; if it is wider than `width`, its beginning with an ellipsis.
std::string shortened(std::string_view text, double width, double font_size);

/// A line, and its indentation.
struct TextLine {
  std::string text;
  double indent = 0;
};
/// Breaks a text at its line feeds, and lines wider than `width` at a blank or between Chinese characters. The leading
/// blanks of a line indent it and its continuation lines.
std::vector<TextLine> wrapped(std::string_view text, double width, double font_size);

}  // namespace deduku::draw
