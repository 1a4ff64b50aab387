// The shapes of marks, 28 units wide around the origin: together with the colours, or without them, they tell the roles
// apart.
#pragma once

#include <string_view>

#include "src/draw/picture.hpp"
#include "src/draw/svg_writer.hpp"

namespace deduku::draw {

/// Clusters of colours have this many looks; then they repeat.
inline constexpr int cluster_look_count = 4;
constexpr int look_of_cluster(int index) {
  return index % cluster_look_count;
}

/// The classes of the digit on a mark: its ink.
std::string_view ink_classes(const Mark& mark);

/// Writes the shape of a mark around a point. `classes` is added to the class of the shape, `scale` makes it larger.
void write_shape(SvgWriter& svg, const Mark& mark, Point centre, std::string_view classes = "", double scale = 1);

}  // namespace deduku::draw
