#include "src/fewest/levels.hpp"

#include <algorithm>
#include <tuple>

namespace deduku::fewest {

using trial::TheoryOutcome;
using trial::TheoryState;

/// A step that leads to a contradiction would be unsound: it is skipped.
std::vector<Node> Scene::children_of(const Node& node, int place) const {
  std::vector<Node> children;
  for (const PoolStep& step : pool.list(grid_of(start, node.state))) {
    if (!budget.spend(units_of_closing(free))) break;
    Node child{node.state, step, place, node.sum + step.cost};
    apply(child.state, step.effects);
    if (close(child.state, free) == TheoryOutcome::dead) continue;
    child.left = size_of(child.state.left);
    children.push_back(std::move(child));
  }
  return children;
}

bool Scene::stands_before(const Node& a, const Node& b) const {
  const auto rank = [](const Node& node) { return std::tuple(node.sum, node.parent, node.step.cost, node.step.rung); };
  if (rank(a) != rank(b)) return rank(a) < rank(b);
  const CandidateSet removes_a = canonical(a.step.effects.removes);
  const CandidateSet removes_b = canonical(b.step.effects.removes);
  if (removes_a != removes_b) return removes_a < removes_b;
  return canonical(a.step.effects.places) < canonical(b.step.effects.places);
}

Levels::Levels(const Scene& scene, const TheoryState& closed_start) : scene_(scene) {
  Node first{closed_start};
  first.left = size_of(closed_start.left);
  levels_.push_back({std::move(first)});
}

Levels::Ending Levels::advance(std::size_t most_grids, int deepest) {
  constexpr std::size_t most_nodes = 100'000;  // 60 MB
  while (depth() < deepest) {
    for (; next_ < static_cast<int>(levels_.back().size()); ++next_) {
      if (opened_ >= most_grids || nodes_ + children_.size() >= most_nodes || !open(next_)) return Ending::limited;
    }
    if (best_) return Ending::solved;
    if (children_.empty()) return Ending::barren;
    next_level();
  }
  return Ending::limited;
}

/// Returns whether the grid was opened completely.
bool Levels::open(int place) {
  ++opened_;
  std::vector<Node> children = scene_.children_of(levels_.back()[static_cast<std::size_t>(place)], place);
  cut_ |= scene_.pool.cut();
  if (!cut_level_ && scene_.pool.cut().any()) cut_level_ = depth();
  for (Node& child : children) take(std::move(child));
  return !scene_.budget.is_over();
}

void Levels::take(Node child) {
  if (!child.state.is_complete()) return keep(std::move(child));
  if (depth() == 0) solving_first_.push_back(child.step);
  if (!best_ || scene_.stands_before(child, *best_)) best_ = std::move(child);
}

/// Among equal grids, keeps the one whose steps come first: they cost least.
void Levels::keep(Node child) {
  const std::uint64_t hash = hash_of(child.state.left);
  const auto [begin, end] = places_.equal_range(hash);
  for (auto entry = begin; entry != end; ++entry) {
    Node& known = children_[entry->second];
    if (!(known.state.left == child.state.left)) continue;
    if (scene_.stands_before(child, known)) known = std::move(child);
    return;
  }
  places_.emplace(hash, children_.size());
  children_.push_back(std::move(child));
}

void Levels::next_level() {
  std::ranges::sort(children_, [&](const Node& a, const Node& b) { return scene_.stands_before(a, b); });
  if (depth() >= 1) drop_dominated();
  nodes_ += children_.size();
  levels_.push_back(std::move(children_));
  children_.clear();
  places_.clear();
  next_ = 0;
}

bool Levels::is_dominated(const Node& node, const std::vector<Node>& others) const {
  return std::ranges::any_of(others, [&](const Node& other) {
    return &other != &node && other.left < node.left && is_within(other.state.left, node.state.left);
  });
}

/// Drops a grid if another grid of this level, or of an earlier one, has no candidate that it lacks.
void Levels::drop_dominated() {
  std::vector<bool> dropped(children_.size());
  for (std::size_t i = 0; i < children_.size() && !scene_.budget.is_over(); ++i) {
    constexpr std::size_t nodes_per_unit = 10;
    (void)scene_.budget.spend(1 + children_.size() / nodes_per_unit);
    const Node& node = children_[i];
    dropped[i] = is_dominated(node, children_) || std::ranges::any_of(levels_, [&](const std::vector<Node>& level) {
                   return is_dominated(node, level);
                 });
  }
  std::size_t place = 0;
  const std::size_t dropped_nodes = std::erase_if(children_, [&](const Node&) { return dropped[place++]; });
  has_dropped_ |= dropped_nodes > 0;
}

Steps Levels::path() const {
  Steps steps;
  const Node* node = &*best_;
  for (auto level = levels_.rbegin(); level != levels_.rend(); ++level) {
    steps.push_back(node->step);
    node = &(*level)[static_cast<std::size_t>(node->parent)];
  }
  std::ranges::reverse(steps);
  return steps;
}

}  // namespace deduku::fewest
