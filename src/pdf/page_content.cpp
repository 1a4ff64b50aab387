#include "src/pdf/page_content.hpp"

#include <array>
#include <charconv>

#include "src/pdf/pdf_writer.hpp"

namespace deduku::pdf {

namespace {

using sheet::Pen;
using sheet::Point;

double in_points(double millimetres) {
  constexpr double points_per_millimetre = 72 / 25.4;
  return millimetres * points_per_millimetre;
}

/// "0.6 0.6 0.6" for "#9A9A9A".
std::string shares_of(std::string_view colour) {
  std::string parts;
  for (std::size_t i = 0; i < 3; ++i) {
    unsigned value = 0;
    std::from_chars(colour.data() + 1 + 2 * i, colour.data() + 3 + 2 * i, value, 16);
    parts += (i > 0 ? " " : "") + number(value / 255.0);
  }
  return parts;
}

/// One component is enough for a shade of grey: printers then use only black ink.
std::string colour_operator(std::string_view colour, bool is_stroke) {
  const bool is_grey = colour.substr(1, 2) == colour.substr(3, 2) && colour.substr(3, 2) == colour.substr(5, 2);
  const std::string parts = shares_of(colour);
  if (is_grey) return parts.substr(0, parts.find(' ')) + (is_stroke ? " G\n" : " g\n");
  return parts + (is_stroke ? " RG\n" : " rg\n");
}

}  // namespace

PageContent::PageContent(const sheet::PageBox& box)
    : box_(box),
      width_(in_points(box.left + box.paper.width + box.right)),
      height_(in_points(box.top + box.paper.height + box.bottom)),
      operators_("1 J 1 j\n") {}

std::string PageContent::trim_box() const {
  return "[" + number(in_points(box_.left)) + " " + number(in_points(box_.bottom)) + " " +
         number(width_ - in_points(box_.right)) + " " + number(height_ - in_points(box_.top)) + "]";
}

std::string PageContent::at(Point point) const {
  return number(in_points(box_.left + point.x)) + " " + number(height_ - in_points(box_.top + point.y));
}

void PageContent::choose_pen(const Pen& pen) {
  const std::string chosen = number(in_points(pen.width)) + " w\n" + colour_operator(pen.colour, true);
  if (chosen != pen_) operators_ += pen_ = chosen;
}

void PageContent::choose_fill(std::string_view colour) {
  const std::string chosen = colour_operator(colour, false);
  if (chosen != fill_) operators_ += fill_ = chosen;
}

void PageContent::line(Point from, Point to, const Pen& pen) {
  choose_pen(pen);
  operators_ += at(from) + " m " + at(to) + " l S\n";
}

void PageContent::fill(Point corner, double width, double height, std::string_view colour) {
  choose_fill(colour);
  operators_ +=
      at(corner + Point{0, height}) + " " + number(in_points(width)) + " " + number(in_points(height)) + " re f\n";
}

/// Its corners are quarters of circles, with a good approximation.
void PageContent::square(Point corner, double side, double radius, const Pen& pen) {
  choose_pen(pen);
  constexpr double handle = .5523;
  const double bend = radius * (1 - handle);
  const std::array<Point, 4> corners = {{{0, 0}, {side, 0}, {side, side}, {0, side}}};
  const std::array<Point, 4> along = {{{1, 0}, {0, 1}, {-1, 0}, {0, -1}}};
  for (std::size_t i = 0; i < 4; ++i) {
    const Point here = corner + corners[i];
    const Point before = along[(i + 3) % 4];
    const Point arrival = here - before * radius;
    operators_ += at(arrival) + (i == 0 ? " m\n" : " l\n");
    operators_ +=
        at(here - before * bend) + " " + at(here + along[i] * bend) + " " + at(here + along[i] * radius) + " c\n";
  }
  operators_ += "s\n";
}

void PageContent::star(Point middle, double radius, bool is_filled, std::string_view colour) {
  choose_pen({sheet::outline_of_star * radius, colour});
  choose_fill(colour);
  bool is_first = true;
  for (const Point corner : sheet::star_corners(middle, radius).corners) {
    operators_ += at(corner) + (is_first ? " m\n" : " l\n");
    is_first = false;
  }
  operators_ += is_filled ? "b\n" : "s\n";
}

void PageContent::glyphs(Point baseline, std::string_view font, double size, std::string_view codes,
                         std::string_view colour, bool is_thickened) {
  constexpr double thickness = .035;
  choose_fill(colour);
  if (is_thickened) choose_pen({thickness * size, colour});
  operators_ += "BT /" + std::string(font) + " " + number(in_points(size)) + " Tf " + at(baseline) + " Td ";
  if (is_thickened) operators_ += "2 Tr ";
  operators_ += "<" + std::string(codes) + "> Tj" + (is_thickened ? " 0 Tr ET\n" : " ET\n");
}

}  // namespace deduku::pdf
