// The drawing surface of pages in any output form: an SVG, a page for browsers, a PDF.
#pragma once

#include <string_view>

#include "src/draw/places.hpp"

namespace deduku::sheet {

/// In millimetres: x to the right, y down, from the top left corner of the page after it is cut.
using draw::Point;

/// A size of paper, in millimetres.
struct Paper {
  double width = 0;
  double height = 0;
};
inline constexpr Paper a4{210, 297};
inline constexpr Paper letter{215.9, 279.4};

/// A page: the paper after it is cut, and the printed width beyond each of its edges, in millimetres.
struct PageBox {
  Paper paper{};
  double left = 0;
  double top = 0;
  double right = 0;
  double bottom = 0;
};

/// The point of typographers, in millimetres.
inline constexpr double point_size = 25.4 / 72;

/// The colour of a token on paper: "ink", "grid".
std::string_view paper_colour(std::string_view token);

struct Pen {
  double width = 0;         ///< in millimetres
  std::string_view colour;  ///< "#9A9A9A"
};

enum class Weight { regular, bold };
/// The point of a text that is at its place.
enum class Anchor { start, middle, end };

/// The look of a text.
struct Type {
  double size = 0;  ///< in millimetres
  Weight weight = Weight::regular;
  Anchor anchor = Anchor::start;
  std::string_view colour;

  friend bool operator==(const Type&, const Type&) = default;
};

class Canvas {
 public:
  virtual ~Canvas() = default;
  /// Starts the next page. `label`: its number, "iv" or "12".
  virtual void begin_page(const PageBox& box, std::string_view label) = 0;
  virtual void line(Point from, Point to, const Pen& pen) = 0;
  /// A rectangle in one colour, without an outline.
  virtual void fill(Point corner, double width, double height, std::string_view colour) = 0;
  /// A square with its corners rounded a little.
  virtual void square(Point corner, double side, double radius, const Pen& pen) = 0;
  /// A star with five points; an unfilled one is only an outline.
  virtual void star(Point middle, double radius, bool is_filled, std::string_view colour) = 0;
  /// A text whose baseline begins, ends or has its middle at a point.
  virtual void text(Point baseline, std::string_view text, const Type& type) = 0;
  /// Adds the current page under this name to the table of contents, if the output form has one of its own.
  virtual void add_to_contents(std::string_view name) = 0;
};

/// The ten corners of a star around a point, from the top.
struct StarCorners {
  Point corners[10];
};
StarCorners star_corners(Point middle, double radius);
/// The width of its outline, for a radius of 1.
inline constexpr double outline_of_star = .15;

}  // namespace deduku::sheet
