#include "src/draw/shapes.hpp"

#include <array>

namespace deduku::draw {

namespace {

/// A circle or a path with its extras: a ring around it, or corners cut off.
struct Shape {
  double radius = 0;  ///< of the circle; 0: a path
  std::string_view path{};
  double ring = 0;
  std::string_view cut{};
  std::string_view ink{};  ///< the classes of the digit on it
};

constexpr std::array<Shape, mark_shape_count> shapes = {{
#define MARK(key, rank, phrase, terminal, radius, path, ring, cut, ink, style) {radius, path, ring, cut, ink},
#include "deduku/roles.def"
}};

/// Every second cluster of colours has another pair of colours, and two of four have corners.
constexpr Shape cornered_colour_a{.path = "M-11-11H11V11H-11Z", .cut = "M-15-15H15V15H-15Z"};
constexpr Shape cornered_colour_b{.path = "M-11.6-11.6H11.6V11.6H-11.6Z"};

bool has_second_colours(const Mark& mark) {
  return is_colour(mark.shape) && look_of_cluster(mark.index) % 2 == 1;
}
bool has_corners(const Mark& mark) {
  return is_colour(mark.shape) && (look_of_cluster(mark.index) == 1 || look_of_cluster(mark.index) == 2);
}

const Shape& shape_of(const Mark& mark) {
  if (!has_corners(mark)) return shapes[static_cast<std::size_t>(mark.shape)];
  return mark.shape == MarkShape::colour_a ? cornered_colour_a : cornered_colour_b;
}

std::string class_of(const Mark& mark, std::string_view more) {
  std::string text = "chip " + std::string(name(mark.shape));
  if (has_second_colours(mark)) text += " second";
  if (!more.empty()) text += " " + std::string(more);
  return text;
}

std::string transform_of(Point centre, double scale) {
  std::string text = "translate(";
  append_number(text, centre.x);
  text += ' ';
  append_number(text, centre.y);
  text += ')';
  if (scale != 1) {
    text += "scale(";
    append_number(text, scale);
    text += ')';
  }
  return text;
}

}  // namespace

std::string_view ink_classes(const Mark& mark) {
  if (has_second_colours(mark)) return mark.shape == MarkShape::colour_a ? "pm on on-deep" : "pm on";
  return shapes[static_cast<std::size_t>(mark.shape)].ink;
}

void write_shape(SvgWriter& svg, const Mark& mark, Point centre, std::string_view classes, double scale) {
  const Shape& shape = shape_of(mark);
  if (centre == Point{} && scale == 1) {
    svg.begin("g", {{"class", class_of(mark, classes)}});
  } else {
    svg.begin("g", {{"class", class_of(mark, classes)}, {"transform", transform_of(centre, scale)}});
  }
  if (shape.radius > 0) {
    svg.element("circle", {{"r", shape.radius}});
  } else {
    svg.element("path", {{"d", shape.path}});
  }
  if (shape.ring > 0) svg.element("circle", {{"class", "ring"}, {"r", shape.ring}});
  if (!shape.cut.empty()) svg.element("path", {{"class", "cut"}, {"d", shape.cut}});
  svg.end();
}

}  // namespace deduku::draw
