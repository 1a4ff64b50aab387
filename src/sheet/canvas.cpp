#include "src/sheet/canvas.hpp"

#include <cmath>
#include <numbers>

#include "src/draw/tokens.hpp"

namespace deduku::sheet {

std::string_view paper_colour(std::string_view token) {
  return draw::token(token).in(Theme::print);
}

StarCorners star_corners(Point middle, double radius) {
  constexpr double inner = .45;
  StarCorners star{};
  for (int i = 0; i < 10; ++i) {
    const double angle = std::numbers::pi * i / 5;
    const double length = i % 2 == 0 ? radius : inner * radius;
    star.corners[i] = middle + Point{length * std::sin(angle), -length * std::cos(angle)};
  }
  return star;
}

}  // namespace deduku::sheet
