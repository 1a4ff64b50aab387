#include "src/draw/shapes.hpp"

#include <array>

namespace deduku::draw {

namespace {

/// A circle or a path, and what is drawn on it: a ring around it, or corners cut off.
struct Shape {
  double radius = 0;  ///< of the circle; 0: a path
  std::string_view path{};
  double ring = 0;
  std::string_view cut{};
};

constexpr std::array<Shape, mark_shape_count> shapes = {{
    {.path = "M-13.6-13.4H13.6V2C13.6 9.6 6 14.4 0 17.4-6 14.4-13.6 9.6-13.6 2Z"},                         // guardian
    {.path = "M-13-5-5-13H5L13-5V5L5 13H-5L-13 5Z", .cut = "M-13-5-5-13M5-13 13-5M13 5 5 13M-5 13-13 5"},  // endo fin
    {.path = "M-13-13H13V13H-13Z"},                                                                        // fin
    {.path = "M0-17.5 17.5 0 0 17.5-17.5 0Z"},                                                             // pivot
    {.radius = 12.6, .ring = 16.6},                                                                        // stem
    {.path = "M-13.4-13.4H2A11.4 11.4 0 0 1 13.4-2V13.4H-2A11.4 11.4 0 0 1-13.4 2Z"},                      // pincer
    {.path = "M-16.4 0-8.6-13.4H8.6L16.4 0 8.6 13.4H-8.6Z"},                                               // partner
    {.path = "M-9.6-13.4H9.6L16.4 13.4H-16.4Z"},                                                           // base cell
    // target, a star
    {.path =
         "M0-16.8 4.9-11.9H11.9V-4.9L16.8 0 11.9 4.9V11.9H4.9L0 16.8-4.9 11.9H-11.9V4.9L-16.8 0-11.9-4.9V-11.9H-4.9Z"},
    {.path = "M-8-13.4H17L8 13.4H-17Z"},                                                     // mirror
    {.radius = 12.8},                                                                        // s cell
    {.radius = 12.4, .cut = "M0-18.4V-12.4M18.4 0H12.4M0 18.4V12.4M-18.4 0H-12.4"},          // fixed cell
    {.path = "M-18 0A18.4 18.4 0 0 1 18 0A18.4 18.4 0 0 1-18 0Z"},                           // image
    {.path = "M-5.5-10.5H5.5A10.5 10.5 0 0 1 5.5 10.5H-5.5A10.5 10.5 0 0 1-5.5-10.5Z"},      // row link
    {.path = "M-9.5-6A9.5 9.5 0 0 1 9.5-6V6A9.5 9.5 0 0 1-9.5 6Z"},                          // column link
    {.path = "M-11.5-11.5H11.5V11.5H-11.5Z"},                                                // box link
    {.radius = 12.4, .ring = 16.4},                                                          // colour a
    {.radius = 12.8},                                                                        // colour b
    {.path = "M0-18 14.5-6V13H-14.5V-6Z"},                                                   // roof
    {.path = "M-13 13.4V-1A13 13 0 0 1 13-1V13.4Z"},                                         // floor
    {.radius = 13.8},                                                                        // body
    {.path = "M-13-7A6 6 0 0 1-7-13H7A6 6 0 0 1 13-7V7A6 6 0 0 1 7 13H-7A6 6 0 0 1-13 7Z"},  // bar
    {.radius = 13.4},                                                                        // true
    {.radius = 13.4},                                                                        // false
}};

/// Every second cluster of colours has another pair of colours, and two of four have corners.
constexpr Shape cornered_colour_a{.path = "M-11-11H11V11H-11Z", .cut = "M-15-15H15V15H-15Z"};
constexpr Shape cornered_colour_b{.path = "M-11.6-11.6H11.6V11.6H-11.6Z"};

bool is_colour(const Mark& mark) {
  return mark.shape == MarkShape::colour_a || mark.shape == MarkShape::colour_b;
}
bool has_second_colours(const Mark& mark) {
  return is_colour(mark) && look_of_cluster(mark.index) % 2 == 1;
}
bool has_corners(const Mark& mark) {
  return is_colour(mark) && (look_of_cluster(mark.index) == 1 || look_of_cluster(mark.index) == 2);
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

constexpr std::array<std::string_view, mark_shape_count> inks = {
    "pm on on-extra", "pm on on-deep",  "pm on on-extra", "pm on on-deep",  "pm on on-deep", "pm on on-far",
    "pm on on-far",   "pm on on-core",  "pm on on-extra", "pm on on-far",   "pm on",         "pm on on-core",
    "pm on on-far",   "pm on on-core",  "pm on on-extra", "pm on on-deep",  "pm on on-core", "pm on",
    "pm on on-extra", "pm on on-stone", "pm on on-core",  "pm on on-stone", "pm on",         "pm on"};

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
  return inks[static_cast<std::size_t>(mark.shape)];
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
