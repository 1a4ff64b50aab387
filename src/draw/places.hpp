// Positions on the board, in hundredths of a cell: x to the right, y down, from the top left corner.
#pragma once

#include <cmath>
#include <vector>

#include "deduku/step.hpp"

namespace deduku::draw {

struct Point {
  double x = 0;
  double y = 0;

  friend Point operator+(Point a, Point b) { return {a.x + b.x, a.y + b.y}; }
  friend Point operator-(Point a, Point b) { return {a.x - b.x, a.y - b.y}; }
  friend Point operator*(Point a, double factor) { return {a.x * factor, a.y * factor}; }
  friend bool operator==(Point, Point) = default;
};

inline double length(Point vector) {
  return std::sqrt(vector.x * vector.x + vector.y * vector.y);
}
inline double distance(Point a, Point b) {
  return length(b - a);
}
inline double dot(Point a, Point b) {
  return a.x * b.x + a.y * b.y;
}
/// The direction with length 1; zero for no direction.
inline Point unit(Point vector) {
  const double size = length(vector);
  return size == 0 ? Point() : vector * (1 / size);
}

/// The width of a cell, and the size of the board, which has nine.
inline constexpr double cell_size = 100;
inline constexpr double board_size = 9 * cell_size;
/// The distance from one pencil mark of a cell to the next.
inline constexpr double mark_pitch = 30;
/// The size of a digit in the style sheet of pictures, and the distance of its baseline below the middle of its cell.
inline constexpr double digit_size = 62;
inline constexpr double digit_baseline = 22.5;

inline Point corner_of(Cell cell) {
  const int row = cell.index() / 9;
  const int column = cell.index() % 9;
  return {cell_size * column, cell_size * row};
}
inline Point centre_of(Cell cell) {
  return corner_of(cell) + Point{cell_size / 2, cell_size / 2};
}
/// The middle of a pencil mark: 1 at the top left of its cell, 9 at the bottom right; marks never move.
inline Point place_of(Candidate candidate) {
  const int row = candidate.digit().index() / 3;
  const int column = candidate.digit().index() % 3;
  return centre_of(candidate.cell()) + Point{mark_pitch * (column - 1), mark_pitch * (row - 1)};
}

/// The middles of the marks of a node, cells ascending.
inline std::vector<Point> places_of(const Node& node) {
  std::vector<Point> places;
  for (Cell cell : node.cells) places.push_back(place_of({cell, node.digit}));
  return places;
}

/// The area of a house.
struct Box {
  Point corner;
  double width = 0;
  double height = 0;
};
inline Box box_of(House house) {
  const int number = house.number() - 1;
  switch (house.kind()) {
    case HouseKind::row:
      return {{0, number * cell_size}, board_size, cell_size};
    case HouseKind::column:
      return {{number * cell_size, 0}, cell_size, board_size};
    case HouseKind::box:
      break;
  }
  const int row = number / 3 * 3;
  const int column = number % 3 * 3;
  return {{column * cell_size, row * cell_size}, 3 * cell_size, 3 * cell_size};
}

}  // namespace deduku::draw
