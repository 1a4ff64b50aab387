#include "src/sheet/svg_pages.hpp"

#include "src/draw/text_block.hpp"

namespace deduku::sheet {

namespace {

using draw::append_number;
using draw::PathData;

/// Numbers in an SVG have one decimal, which is fine enough in hundredths of a millimetre.
constexpr double units = 100;

std::string in_units(double number) {
  std::string text;
  append_number(text, number * units);
  return text;
}

/// "215.9mm"
std::string in_millimetres(double length) {
  std::string text;
  append_number(text, length);
  return text + "mm";
}

std::string_view word(Anchor anchor) {
  if (anchor == Anchor::start) return "start";
  return anchor == Anchor::middle ? "middle" : "end";
}

/// A name of a font in quotes of CSS.
std::string quoted_font(std::string_view font) {
  std::string quoted = "'";
  for (const char letter : font) {
    if (letter == '\'' || letter == '\\') quoted += '\\';
    quoted += letter;
  }
  return quoted + "'";
}

}  // namespace

SvgPages::SvgPages(std::string_view font) {
  if (!font.empty()) fonts_ = quoted_font(font) + ", ";
  fonts_ += draw::font_family;
}

void SvgPages::begin_page(const PageBox& box, std::string_view /*label*/) {
  end_page();
  const Paper paper{box.left + box.paper.width + box.right, box.top + box.paper.height + box.bottom};
  const Point corner{-box.left, -box.top};
  svg_.emplace();
  svg_->begin("svg", {{"xmlns", "http://www.w3.org/2000/svg"},
                      {"width", in_millimetres(paper.width)},
                      {"height", in_millimetres(paper.height)},
                      {"viewBox", in_units(corner.x) + " " + in_units(corner.y) + " " + in_units(paper.width) + " " +
                                      in_units(paper.height)},
                      {"font-family", fonts_}});
  fill(corner, paper.width, paper.height, "#FFFFFF");
}

void SvgPages::line(Point from, Point to, const Pen& pen) {
  end_group();
  const std::string path = PathData().move(from * units).line(to * units).text();
  svg_->element("path", {{"d", path}, {"stroke", pen.colour}, {"stroke-width", in_units(pen.width)}});
}

void SvgPages::fill(Point corner, double width, double height, std::string_view colour) {
  end_group();
  svg_->element("rect", {{"x", in_units(corner.x)},
                         {"y", in_units(corner.y)},
                         {"width", in_units(width)},
                         {"height", in_units(height)},
                         {"fill", colour}});
}

void SvgPages::square(Point corner, double side, double radius, const Pen& pen) {
  end_group();
  svg_->element("rect", {{"x", in_units(corner.x)},
                         {"y", in_units(corner.y)},
                         {"width", in_units(side)},
                         {"height", in_units(side)},
                         {"rx", in_units(radius)},
                         {"fill", "none"},
                         {"stroke", pen.colour},
                         {"stroke-width", in_units(pen.width)}});
}

void SvgPages::star(Point middle, double radius, bool is_filled, std::string_view colour) {
  end_group();
  PathData path;
  for (Point corner : star_corners(middle, radius).corners) path.next(corner * units);
  svg_->element("path", {{"d", path.close().text()},
                         {"fill", is_filled ? colour : "none"},
                         {"stroke", colour},
                         {"stroke-width", in_units(outline_of_star * radius)},
                         {"stroke-linejoin", "round"}});
}

void SvgPages::text(Point baseline, std::string_view text, const Type& type) {
  begin_group(type);
  svg_->text("text", {{"x", in_units(baseline.x)}, {"y", in_units(baseline.y)}}, text);
}

/// Consecutive texts of one look share a group, which makes the file a third as long.
void SvgPages::begin_group(const Type& type) {
  if (group_ == type) return;
  end_group();
  group_ = type;
  svg_->begin("g", {{"font-size", in_units(type.size)},
                    {"font-weight", type.weight == Weight::bold ? "600" : "400"},
                    {"text-anchor", word(type.anchor)},
                    {"fill", type.colour}});
}

void SvgPages::end_group() {
  if (group_) svg_->end();
  group_.reset();
}

void SvgPages::end_page() {
  if (!svg_) return;
  end_group();
  svg_->end();
  pages_.push_back(svg_->take());
  svg_.reset();
}

std::vector<std::string> SvgPages::take() {
  end_page();
  return std::move(pages_);
}

std::string html_of(const std::vector<std::string>& pages, const Paper& paper, std::string_view title,
                    std::string_view language) {
  std::string html =
      "<!doctype html>\n<html lang=\"" + std::string(language) + "\">\n<meta charset=\"utf-8\">\n<title>" +
      draw::escaped(title) + "</title>\n<style>\n@page { size: " + in_millimetres(paper.width) + " " +
      in_millimetres(paper.height) +
      "; margin: 0; }\nbody { margin: 0; }\nsvg { display: block; break-after: page; break-inside: avoid; "
      "}\nsvg:last-child { break-after: auto; }\n@media screen { body { background: #E3DFD5; } svg { margin: "
      "6mm auto; } }\n</style>\n";
  for (const std::string& page : pages) html += page + "\n";
  return html + "</html>\n";
}

}  // namespace deduku::sheet
