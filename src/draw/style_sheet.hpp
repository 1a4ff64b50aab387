// The style sheet of pictures: rules over classes, with the colours of a theme in them.
#pragma once

#include <string>
#include <string_view>

#include "deduku/draw.hpp"

namespace deduku::draw {

/// The rules that an SVG needs, by the classes in it, with the colours of a theme.
std::string style_sheet_for(std::string_view svg, Theme theme);

}  // namespace deduku::draw
