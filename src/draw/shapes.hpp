// The shapes of marks, 28 units wide around the origin: with or without the colours, they distinguish the roles.
#pragma once

#include <string_view>

#include "src/draw/picture.hpp"
#include "src/draw/svg_writer.hpp"

namespace deduku::draw {

/// The number of looks for clusters of colours; after them the looks repeat.
inline constexpr int cluster_look_count = 4;
constexpr int look_of_cluster(int index) {
  return index % cluster_look_count;
}

/// Whether clusters have this shape.
constexpr bool is_colour(MarkShape shape) {
  return shape == MarkShape::colour_a || shape == MarkShape::colour_b;
}

/// The classes of the digit on a mark: its ink.
std::string_view ink_classes(const Mark& mark);

/// Writes the shape of a mark around a point. `classes` is added to the class of the shape, `scale` makes it larger.
void write_shape(SvgWriter& svg, const Mark& mark, Point centre, std::string_view classes = "", double scale = 1);

}  // namespace deduku::draw
