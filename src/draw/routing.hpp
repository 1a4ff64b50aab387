// The way of an arrow from node to node: around marks, digits and the arrows before it, by the least cost.
#pragma once

#include <array>
#include <vector>

#include "src/draw/curve.hpp"
#include "src/draw/picture.hpp"

namespace deduku::draw {

/// An end of an arrow: the axis of what it leaves or reaches, and how far from that it stays away.
struct Anchor {
  std::vector<Point> axis;  ///< a point for a mark or a digit, a line through its marks for a group
  double clearance = 0;

  /// The point of the axis that is nearest.
  Point nearest(Point point) const;
  Point middle() const;
};

/// Finds ways on one board. The order of the calls matters: each way avoids those found before.
class Router {
 public:
  explicit Router(const Picture& picture);

  /// The visible part of an arrow; empty only where the two ends are in the same place.
  Curve route(const Arrow& arrow);
  /// Where an arrow may begin or end at a node.
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
  Field touching_;  ///< what it costs to be somewhere, a unit of length
  /// The arrows so far, as a tensor of their directions: how much, and along which line.
  Field presence_;
  Field along_xx_;
  Field along_xy_;
  Field along_yy_;

  struct Candidates;
  friend struct Candidates;
};

}  // namespace deduku::draw
