// Curves made of cubic Bezier segments: points on them, and pieces of them.
#pragma once

#include <vector>

#include "src/draw/places.hpp"

namespace deduku::draw {

/// One segment: ends and handles.
struct Cubic {
  Point from;
  Point first;
  Point second;
  Point to;

  /// `t` is 0..1.
  Point at(double t) const;
  /// The piece between two parameters.
  Cubic between(double begin, double end) const;
};

/// Segments end to end. A parameter counts the segments: 1.5 is the middle of the second.
class Curve {
 public:
  Curve() = default;
  explicit Curve(std::vector<Cubic> segments) : segments_(std::move(segments)) {}
  static Curve line(Point from, Point to);

  double end() const { return static_cast<double>(segments_.size()); }
  bool empty() const { return segments_.empty(); }
  Point at(double parameter) const;
  Curve between(double begin, double end) const;
  const std::vector<Cubic>& segments() const { return segments_; }

 private:
  std::vector<Cubic> segments_;
};

/// A point on a curve, and its distance along the curve.
struct Sample {
  Point point;
  double parameter = 0;
  double along = 0;
};
/// Points along a curve, from end to end, about five units apart.
void sample(const Curve& curve, std::vector<Sample>& samples);

}  // namespace deduku::draw
