// Every way is evaluated point by point. The cost of a point is kept in rasters of small squares, so a point takes one
// look-up regardless of the number of obstacles.
#include "src/draw/routing.hpp"

#include <algorithm>
#include <limits>
#include <numbers>

namespace deduku::draw {

namespace {

/// An obstacle for a way: the touching distance, and its weight.
struct Obstacle {
  double radius;
  double weight;
};
constexpr Obstacle falling{19, 7};
constexpr Obstacle shaped{17.5, 9};
constexpr Obstacle plain{12, 1.7};
constexpr Obstacle digit{27, .35};
constexpr double touching_cost = .16;
/// The place at which an arrow is expected to leave or reach a mark, at these distances from it.
constexpr Obstacle expected{14, 3};
constexpr std::array<double, 2> expected_at = {20, 32};

/// A way nearer than this to an earlier arrow lies on it.
constexpr double near_way = 9;
constexpr double crossing_cost = .05;
constexpr double parallel_cost = .5;

/// A way nearer than this to the frame is too near.
constexpr double near_frame = 13;
constexpr double frame_cost = .05;

constexpr double length_cost = .012;
/// A shorter way would not be visible.
constexpr double least_visible = 22;
/// Nodes nearer than this cannot be joined from axis to axis; their marks are joined instead.
constexpr double too_near = 24;
/// Up to this distance the ends are marks of one cell.
constexpr double inside_cell = 66;

constexpr std::array<double, 13> angles = {0, 10, -10, 20, -20, 32, -32, 46, -46, 64, -64, 84, -84};

double radians(double degrees) {
  return degrees * std::numbers::pi / 180;
}

Point nearest_on(Point from, Point to, Point point) {
  const Point vector = to - from;
  const double square = dot(vector, vector);
  if (square == 0) return from;
  return from + vector * std::clamp(dot(point - from, vector) / square, 0.0, 1.0);
}

/// From a line along a house to a lane next to it and back: the ramps are cubics that leave and arrive along the line.
Curve lane(Point from, Point to, double offset) {
  constexpr double ramp = 34;
  const Point along = unit(to - from);
  const Point aside = Point{-along.y, along.x} * offset;
  const Point enter = from + along * ramp + aside;
  const Point leave = to - along * ramp + aside;
  const Cubic middle = Curve::line(enter, leave).segments().front();
  return Curve({{from, from + along * (ramp / 3), enter - along * (ramp / 3), enter},
                middle,
                {leave, leave + along * (ramp / 3), to - along * (ramp / 3), to}});
}

/// A cubic that leaves and arrives at these angles to the straight line, with handles of this length.
Curve bow(Point from, Point to, double leaving, double arriving, double handle) {
  const double angle = std::atan2(to.y - from.y, to.x - from.x);
  const double start = angle + radians(leaving);
  const double end = angle + radians(arriving);
  return Curve({{from, from + Point{std::cos(start), std::sin(start)} * handle,
                 to - Point{std::cos(end), std::sin(end)} * handle, to}});
}

/// The cost of the bends of a bow: an S costs more than an arc, and a long bow more than a short one.
double bend_cost(double leaving, double arriving, double far) {
  const double s_shape = leaving * arriving > 0 ? 1.6 : 0;
  const double breadth = far > 95 ? std::max(std::abs(leaving), std::abs(arriving)) * far / 12800 : 0;
  return .012 * (std::abs(leaving) + std::abs(arriving) + std::abs(leaving + arriving)) + s_shape + breadth;
}

/// Whether a bow of these angles is tried at this distance. Inside a cell the way is always an arc.
bool is_tried(double leaving, double arriving, double far) {
  if (far > 90 && std::abs(leaving) + std::abs(arriving) > 110) return false;
  if (far >= inside_cell) return true;
  return leaving * arriving < 0 && std::abs(leaving) >= 46 && std::abs(leaving + arriving) <= 20;
}

/// The lengths of the handles that are tried, for this distance; 0 for none.
std::array<double, 2> handles_for(double far) {
  if (far > 300) return {.22 * far, .38 * far};
  if (far > 120) return {.38 * far, 0};
  if (far > inside_cell) return {.38 * far, .6 * far};
  return {std::max(.8 * far, 30.0), 0};
}

bool is_clear(const Anchor& anchor, Point point) {
  return distance(anchor.nearest(point), point) >= anchor.clearance;
}

/// The samples outside the clearances of both ends: the first, and the one after the last.
struct ClearRange {
  std::size_t first;
  std::size_t last;
};
ClearRange clear_range(const std::vector<Sample>& samples, const Anchor& from, const Anchor& to) {
  ClearRange range{0, samples.size()};
  while (range.first < range.last && !is_clear(from, samples[range.first].point)) ++range.first;
  while (range.last > range.first && !is_clear(to, samples[range.last - 1].point)) --range.last;
  return range;
}

/// The part of a curve in such a range. Between a clear point and a neighbour that is not clear, the border is found by
/// halving.
Curve visible_part(const Curve& curve, const std::vector<Sample>& samples, ClearRange range, const Anchor& from,
                   const Anchor& to) {
  const auto border = [&](const Anchor& anchor, double clear, double unclear) {
    for (int i = 0; i < 6; ++i) {
      const double middle = (clear + unclear) / 2;
      (is_clear(anchor, curve.at(middle)) ? clear : unclear) = middle;
    }
    return clear;
  };
  const auto [first, last] = range;
  const double begin = first == 0 ? 0 : border(from, samples[first].parameter, samples[first - 1].parameter);
  const double end =
      last == samples.size() ? curve.end() : border(to, samples[last - 1].parameter, samples[last].parameter);
  return curve.between(begin, end);
}

}  // namespace

Point Anchor::nearest(Point point) const {
  Point best = axis.front();
  for (std::size_t i = 1; i < axis.size(); ++i) {
    const Point near = nearest_on(axis[i - 1], axis[i], point);
    if (distance(near, point) < distance(best, point)) best = near;
  }
  return best;
}

Point Anchor::middle() const {
  Point sum;
  for (Point point : axis) sum = sum + point;
  return sum * (1.0 / static_cast<double>(axis.size()));
}

/// Judges ways between two anchors and keeps the cheapest.
struct Router::Candidates {
  Candidates(const Router& on, const Anchor& start, const Anchor& end) : router(on), from(start), to(end) {}

  void try_all(double shortest) {
    least = shortest;
    for (Point start : starts()) {
      for (Point end : ends()) try_between(start, end);
    }
  }

  void try_marks(double shortest) {
    least = shortest;
    for (Point start : from.axis) {
      for (Point end : to.axis) try_between(start, end);
    }
  }

  Curve best;
  double best_cost = std::numeric_limits<double>::infinity();

 private:
  std::vector<Point> starts() const { return ends_of(from, to); }
  std::vector<Point> ends() const { return ends_of(to, from); }
  /// The point of a node that is nearest to the other one, and the one nearest to its own middle.
  static std::vector<Point> ends_of(const Anchor& own, const Anchor& other) {
    std::vector<Point> points = {own.nearest(other.middle())};
    if (own.axis.size() > 1) points.push_back(own.nearest(own.middle()));
    return points;
  }

  void try_between(Point start, Point end) {
    const double far = distance(start, end);
    if (far < too_near) return;
    // No way is shorter than the straight one.
    const double least_length_cost = (far - from.clearance - to.clearance) * length_cost;
    for (double leaving : angles) {
      for (double arriving : angles) {
        if (!is_tried(leaving, arriving, far)) continue;
        const double bend = bend_cost(leaving, arriving, far);
        for (double handle : handles_for(far)) {
          if (handle > 0 && bend + least_length_cost < best_cost)
            consider(bow(start, end, leaving, arriving, handle), bend);
        }
      }
    }
    const bool is_along_house = std::abs(start.x - end.x) < 1 || std::abs(start.y - end.y) < 1;
    if (!is_along_house || far <= 95) return;
    for (double offset : {15, -15, 18, -18}) consider(lane(start, end, offset), .9);
  }

  void consider(const Curve& curve, double cost) {
    sample(curve, samples);
    const auto [first, last] = clear_range(samples, from, to);
    if (last < first + 3) return;
    const double visible = samples[last - 1].along - samples[first].along;
    if (visible < least) return;
    cost += visible * length_cost;
    for (std::size_t i = first; i < last && cost < best_cost; ++i) {
      const Sample& before = samples[i == first ? i : i - 1];
      const Sample& after = samples[i + 1 < last ? i + 1 : i];
      const double step = (after.along - before.along) / 2;
      cost += router.cost_at(samples[i].point, unit(after.point - before.point)) * step;
    }
    if (cost >= best_cost) return;
    best = visible_part(curve, samples, {first, last}, from, to);
    best_cost = cost;
  }

  const Router& router;
  const Anchor& from;
  const Anchor& to;
  double least = least_visible;
  std::vector<Sample> samples;
};

Router::Router(const Picture& picture) : picture_(picture) {
  if (picture.arrows.empty()) return;
  for (Field* field : {&touching_, &presence_, &along_xx_, &along_xy_, &along_yy_}) {
    field->resize(static_cast<std::size_t>(raster_size) * raster_size);
  }
  for (Cell cell : Cell::all()) {
    if (picture.shows_digit(cell)) {
      add_obstacle(centre_of(cell), digit.radius, digit.weight);
      continue;
    }
    for (Digit each : picture.grid.candidates(cell)) add_obstacles_of({{cell}, each}, 1);
  }
}

/// Adds the marks of a node as obstacles; the sign -1 removes them.
void Router::add_obstacles_of(const Node& node, double sign) {
  for (Cell cell : node.cells) {
    const Candidate candidate(cell, node.digit);
    if (picture_.shows_digit(cell)) {
      add_obstacle(centre_of(cell), digit.radius, sign * digit.weight);
      continue;
    }
    const bool is_removed = picture_.removed.contains(candidate);
    const Obstacle& obstacle = is_removed ? falling : picture_.shape_of(candidate) ? shaped : plain;
    add_obstacle(place_of(candidate), obstacle.radius, sign * obstacle.weight);
  }
}

/// An arc between two marks of a cell is routed before the longer arrows that lead to them and from them. It avoids the
/// side of those arrows; the sign -1 removes these obstacles.
void Router::add_expected_ways(const Arrow& arc, double sign) {
  const auto add = [&](const Node& node, const Node& other) {
    if (node.cells == other.cells || (node != arc.from && node != arc.to)) return;
    const Point place = anchor_of(node, false).middle();
    const Point direction = unit(anchor_of(other, false).nearest(place) - place);
    for (double gap : expected_at) add_obstacle(place + direction * gap, expected.radius, sign * expected.weight);
  };
  for (const Arrow& arrow : picture_.arrows) {
    add(arrow.from, arrow.to);
    add(arrow.to, arrow.from);
  }
}

void Router::add_obstacle(Point centre, double radius, double weight) {
  const auto first = [&](double middle) { return std::max(0, static_cast<int>((middle - radius) / raster)); };
  const auto last = [&](double middle) {
    return std::min(raster_size - 1, static_cast<int>((middle + radius) / raster));
  };
  for (int row = first(centre.y); row <= last(centre.y); ++row) {
    for (int column = first(centre.x); column <= last(centre.x); ++column) {
      const Point point{(column + .5) * raster, (row + .5) * raster};
      const double depth = 1 - distance(point, centre) / radius;
      if (depth <= 0) continue;
      touching_[static_cast<std::size_t>(row * raster_size + column)] +=
          static_cast<float>(depth * weight * touching_cost);
    }
  }
}

double Router::cost_at(Point point, Point direction) const {
  const double inside = std::min({point.x, point.y, board_size - point.x, board_size - point.y});
  double cost = std::max(0.0, near_frame - inside) * frame_cost;
  if (inside <= 0) return cost;
  const auto at =
      static_cast<std::size_t>(static_cast<int>(point.y / raster) * raster_size + static_cast<int>(point.x / raster));
  cost += touching_[at];
  if (presence_[at] == 0) return cost;
  const double parallel = direction.x * direction.x * along_xx_[at] + 2 * direction.x * direction.y * along_xy_[at] +
                          direction.y * direction.y * along_yy_[at];
  return cost + crossing_cost * presence_[at] + parallel_cost * parallel;
}

/// Leaves the trace of an arrow in the rasters. Each square keeps the nearest point of it.
void Router::add_way(const Curve& way) {
  std::vector<Sample> samples;
  sample(way, samples);
  for (std::size_t i = 0; i < samples.size(); ++i) {
    const Point point = samples[i].point;
    const Point direction =
        unit(samples[std::min(i + 1, samples.size() - 1)].point - samples[i == 0 ? 0 : i - 1].point);
    const int reach = static_cast<int>(near_way / raster) + 1;
    const int middle_row = static_cast<int>(point.y / raster);
    const int middle_column = static_cast<int>(point.x / raster);
    for (int row = std::max(0, middle_row - reach); row <= std::min(raster_size - 1, middle_row + reach); ++row) {
      for (int column = std::max(0, middle_column - reach); column <= std::min(raster_size - 1, middle_column + reach);
           ++column) {
        const Point square{(column + .5) * raster, (row + .5) * raster};
        const double nearness = 1 - distance(square, point) / near_way;
        const auto at = static_cast<std::size_t>(row * raster_size + column);
        if (nearness <= presence_[at]) continue;
        presence_[at] = static_cast<float>(nearness);
        along_xx_[at] = static_cast<float>(nearness * direction.x * direction.x);
        along_xy_[at] = static_cast<float>(nearness * direction.x * direction.y);
        along_yy_[at] = static_cast<float>(nearness * direction.y * direction.y);
      }
    }
  }
}

Anchor Router::anchor_of(const Node& node, bool is_end) const {
  const double gap = is_end ? 1 : 0;
  if (node.cells.size() == 1 && picture_.shows_digit(node.cells.first())) {
    return {{centre_of(node.cells.first())}, 44 + gap};
  }
  return {places_of(node), node.cells.size() == 1 ? 16.5 + gap : 20 + gap};
}

Curve Router::route(const Arrow& arrow) {
  Anchor from = anchor_of(arrow.from, false);
  Anchor to = anchor_of(arrow.to, true);
  const bool is_arc = arrow.from.cells == arrow.to.cells && arrow.from.cells.size() == 1;
  add_obstacles_of(arrow.from, -1);
  add_obstacles_of(arrow.to, -1);
  if (is_arc) add_expected_ways(arrow, 1);
  Candidates candidates(*this, from, to);
  candidates.try_all(least_visible);
  if (candidates.best.empty()) candidates.try_marks(least_visible);
  // If there is no room, the ends come nearer.
  for (double shortest = 14; candidates.best.empty() && shortest > 1; shortest -= 4) {
    from.clearance *= .85;
    to.clearance *= .85;
    candidates.try_marks(shortest);
  }
  add_obstacles_of(arrow.from, 1);
  add_obstacles_of(arrow.to, 1);
  if (is_arc) add_expected_ways(arrow, -1);
  add_way(candidates.best);
  return candidates.best;
}

}  // namespace deduku::draw
