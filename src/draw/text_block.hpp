// Text in lines of measured width. The widths are those of a wide sans serif, for the font is the reader's.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace deduku::draw {

/// The fonts of pictures, the first that the reader has.
inline constexpr std::string_view font_family =
    "system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', 'Noto Sans CJK SC', 'PingFang SC', 'Microsoft YaHei', "
    "sans-serif";

/// How wide a line of UTF-8 is at most, in the unit of the font size. Chinese characters are as wide as they are high.
double text_width(std::string_view text, double font_size);

/// The text, or as much of its beginning as is, with an ellipsis, no wider than that.
std::string shortened(std::string_view text, double width, double font_size);

/// A line, and how far to the right it begins.
struct TextLine {
  std::string text;
  double indent = 0;
};
/// Breaks a text at its line feeds, and where a line is wider than `width` at a blank or between Chinese characters. The
/// blanks that a line begins with indent it, and what it is broken into.
std::vector<TextLine> wrapped(std::string_view text, double width, double font_size);

}  // namespace deduku::draw
