#include "src/draw/arrows.hpp"

#include <algorithm>
#include <numeric>
#include <utility>

#include "src/draw/routing.hpp"

namespace deduku::draw {

namespace {

/// With more arrows than this, only those of the first branch are drawn in full.
constexpr std::size_t most_clear_arrows = 12;
/// With more arrows than this, those of the other branches are omitted because they could not be followed.
constexpr std::size_t most_arrows = 60;

std::string data_of(const Curve& curve) {
  PathData path;
  path.move(curve.at(0));
  for (const Cubic& cubic : curve.segments()) path.cubic(cubic.first, cubic.second, cubic.to);
  return path.text();
}

struct Head {
  double length = 15;
  double half_width = 6.6;
};
/// A short arrow has a small head.
Head head_for(LinkKind kind, double way_length) {
  Head head{15, kind == LinkKind::strong ? 6.6 : 6};
  if (way_length < 46) head = {head.length * .74, head.half_width * .8};
  return head;
}

/// The parameter of the point at a distance before the end, along the curve.
double parameter_before_end(const std::vector<Sample>& samples, double gap) {
  std::size_t i = samples.size() - 1;
  while (i > 0 && samples.back().along - samples[i].along < gap) --i;
  return samples[i].parameter;
}

std::string triangle(Point tip, Point direction, const Head& head) {
  const Point foot = tip - direction * head.length;
  const Point aside = Point{-direction.y, direction.x} * head.half_width;
  return PathData().move(tip).line(foot + aside).line(foot - aside).close().text();
}

/// The ways of all arrows, found from the shortest arrow to the longest.
std::vector<Curve> routed(const Picture& picture, const std::vector<std::size_t>& shown) {
  std::vector<std::size_t> order = shown;
  const auto span = [&](std::size_t i) {
    const Arrow& arrow = picture.arrows[i];
    return std::pair(distance(places_of(arrow.from).front(), places_of(arrow.to).front()), i);
  };
  std::ranges::sort(order, {}, span);
  Router router(picture);
  std::vector<Curve> ways(picture.arrows.size());
  for (std::size_t i : order) ways[i] = router.route(picture.arrows[i]);
  return ways;
}

/// Selects the arrows to draw.
std::vector<std::size_t> shown_arrows(const Picture& picture) {
  const bool are_too_many = picture.arrows.size() > most_arrows;
  std::vector<std::size_t> shown;
  for (std::size_t i = 0; i < picture.arrows.size(); ++i) {
    if (!are_too_many || picture.arrows[i].branch == 0) shown.push_back(i);
  }
  return shown;
}

}  // namespace

void write_arrow(SvgWriter& svg, const Curve& way, LinkKind kind) {
  if (way.empty()) return;
  std::vector<Sample> samples;
  sample(way, samples);
  const Head head = head_for(kind, samples.back().along);
  const double foot = parameter_before_end(samples, head.length);
  const Point tip = way.at(way.end());
  const Point direction = unit(tip - way.at(foot));
  const bool is_strong = kind == LinkKind::strong;
  // The line ends a little inside the head.
  const Curve line = way.between(0, parameter_before_end(samples, head.length - 1.5));
  if (!line.empty()) {
    const std::string data = data_of(line);
    svg.element("path", {{"class", "case"}, {"d", data}});
    svg.element("path", {{"class", is_strong ? "strong" : "weak"}, {"d", data}});
  }
  svg.element("path", {{"class", is_strong ? "head-strong" : "head-weak"}, {"d", triangle(tip, direction, head)}});
}

void write_arrows(SvgWriter& svg, const Picture& picture) {
  if (picture.arrows.empty()) return;
  const std::vector<std::size_t> shown = shown_arrows(picture);
  const std::vector<Curve> ways = routed(picture, shown);
  const bool dims_others = picture.arrows.size() > most_clear_arrows;
  svg.begin("g", {{"class", "links"}});
  for (std::size_t i : shown) {
    const int branch = picture.arrows[i].branch;
    const bool is_dim = picture.arrows[i].is_inner || (dims_others && branch > 0);
    if (picture.branch_count > 1) {
      const std::string classes = "branch" + std::to_string(branch) + (is_dim ? " dim" : "");
      svg.begin("g", {{"class", classes}});
    }
    write_arrow(svg, ways[i], picture.arrows[i].kind);
    if (picture.branch_count > 1) svg.end();
  }
  svg.end();
}

}  // namespace deduku::draw
