#include "src/draw/curve.hpp"

#include <algorithm>

namespace deduku::draw {

namespace {

Point mix(Point a, Point b, double t) {
  return a * (1 - t) + b * t;
}

/// The first part of a segment, by de Casteljau's construction.
Cubic head_of(const Cubic& cubic, double t) {
  const Point a = mix(cubic.from, cubic.first, t);
  const Point b = mix(cubic.first, cubic.second, t);
  const Point c = mix(cubic.second, cubic.to, t);
  return {cubic.from, a, mix(a, b, t), mix(mix(a, b, t), mix(b, c, t), t)};
}

Cubic reversed(const Cubic& cubic) {
  return {cubic.to, cubic.second, cubic.first, cubic.from};
}

}  // namespace

Point Cubic::at(double t) const {
  const double s = 1 - t;
  return from * (s * s * s) + first * (3 * s * s * t) + second * (3 * s * t * t) + to * (t * t * t);
}

Cubic Cubic::between(double begin, double end) const {
  if (end <= begin) return {at(begin), at(begin), at(begin), at(begin)};
  const Cubic head = head_of(*this, end);
  return reversed(head_of(reversed(head), 1 - begin / end));
}

Curve Curve::line(Point from, Point to) {
  return Curve({{from, mix(from, to, 1.0 / 3), mix(from, to, 2.0 / 3), to}});
}

Point Curve::at(double parameter) const {
  const std::size_t segment = std::min(static_cast<std::size_t>(parameter), segments_.size() - 1);
  return segments_[segment].at(parameter - static_cast<double>(segment));
}

Curve Curve::between(double begin, double end) const {
  std::vector<Cubic> kept;
  for (std::size_t i = 0; i < segments_.size(); ++i) {
    const auto offset = static_cast<double>(i);
    const double first = std::clamp(begin - offset, 0.0, 1.0);
    const double last = std::clamp(end - offset, 0.0, 1.0);
    if (first < last) kept.push_back(segments_[i].between(first, last));
  }
  return Curve(std::move(kept));
}

void sample(const Curve& curve, std::vector<Sample>& samples) {
  constexpr double spacing = 5;
  samples.clear();
  double along = 0;
  for (std::size_t i = 0; i < curve.segments().size(); ++i) {
    const Cubic& cubic = curve.segments()[i];
    const double polygon =
        distance(cubic.from, cubic.first) + distance(cubic.first, cubic.second) + distance(cubic.second, cubic.to);
    const int steps = std::clamp(static_cast<int>(polygon / spacing), 6, 120);
    for (int step = i == 0 ? 0 : 1; step <= steps; ++step) {
      const double t = static_cast<double>(step) / steps;
      const Point point = cubic.at(t);
      if (!samples.empty()) along += distance(samples.back().point, point);
      samples.push_back({point, static_cast<double>(i) + t, along});
    }
  }
}

}  // namespace deduku::draw
