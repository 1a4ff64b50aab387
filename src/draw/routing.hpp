// The way of an arrow from node to node: around marks, digits and the arrows before it, by the least cost.
#pragma once

#include <array>
#include <vector>

#include "src/draw/curve.hpp"
#include "src/draw/picture.hpp"

namespace deduku::draw {

/// An end of an arrow: the axis of the node it leaves or reaches, and its distance from that axis.
struct Anchor {
  std::vector<Point> axis;  ///< a point for a mark or a digit, a line through its marks for a group
  double clearance = 0;

  /// The nearest point of the axis.
  Point nearest(Point point) const;
  Point middle() const;
};

/// Finds ways on one board. The order of the calls matters: each way avoids those found before.
class Router {
 public:
  explicit Router(const Picture& picture);

  /// The visible part of an arrow; empty only if the two ends are at the same place.
  Curve route(const Arrow& arrow);
  /// The possible start or end of an arrow at a node.
  Anchor anchor_of(const Node& node, bool is_end) const;

 private:
  static constexpr double raster = 3;
  static constexpr int raster_size = 300;
  using Field = std::vector<float>;

  void add_obstacle(Point centre, double radius, double weight);
  void add_obstacles_of(const Node& node, double sign);
  void add_expected_ways(const Arrow& arc, double sign);
  void add_way(const Curve& way);
  double cost_at(Point point, Point direction) const;

  const Picture& picture_;
  Field touching_;  ///< the cost of a place, for a unit of length
  /// The arrows so far, as a tensor of their directions: their density, and the line they follow.
  Field presence_;
  Field along_xx_;
  Field along_xy_;
  Field along_yy_;

  struct Candidates;
  friend struct Candidates;
};

}  // namespace deduku::draw
