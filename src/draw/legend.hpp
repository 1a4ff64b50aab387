// The legend of a picture: a sample of everything in it, with a word for what it means.
#pragma once

#include "deduku/text_style.hpp"
#include "src/draw/picture.hpp"
#include "src/draw/svg_writer.hpp"

namespace deduku::draw {

/// Writes the legend in rows from `top` on; where it ends. `id_prefix`: of the patterns of the board.
double write_legend(SvgWriter& svg, const Picture& picture, Language language, std::string_view id_prefix, double top);

}  // namespace deduku::draw
