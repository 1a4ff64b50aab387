// Arrows: the line, its head, and the casing below that separates it from everything it crosses.
#pragma once

#include "src/draw/curve.hpp"
#include "src/draw/picture.hpp"
#include "src/draw/svg_writer.hpp"

namespace deduku::draw {

/// Writes an arrow along a curve, its tip at the end of it.
void write_arrow(SvgWriter& svg, const Curve& way, LinkKind kind);

/// The links of a picture, routed, in the order in which they are read.
void write_arrows(SvgWriter& svg, const Picture& picture);

}  // namespace deduku::draw
