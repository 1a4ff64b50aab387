// Shared parts of the plain searches: the two implication rules, ancestors, complexities.
#pragma once

#include "tests/se/plain_patterns.hpp"

namespace deduku::plain {

inline constexpr HouseKind kinds_in_order[] = {HouseKind::box, HouseKind::row, HouseKind::column};

Cause cause_of(HouseKind kind);

/// Insertion-ordered; adding a key again does nothing.
struct KeySet {
  std::vector<const Node*> order;
  std::map<int, const Node*> by_key;

  const Node* find(int key) const {
    const auto found = by_key.find(key);
    return found == by_key.end() ? nullptr : found->second;
  }
  bool add(const Node* node) {
    if (!by_key.emplace(node->key(), node).second) return false;
    order.push_back(node);
    return true;
  }
};

/// The exclusions by a true node.
std::vector<Node> offs(const Grid& grid, const Node* x, bool use_cell);
/// The consequences of a false node; `source` and `off` determine the removals on which they depend.
std::vector<Node> ons(const Grid& grid, const Node* x, const Grid& source, const KeySet& off, bool use_cell,
                      bool use_house);
/// The ancestors of a target, breadth first, each key once.
std::vector<const Node*> ancestors(const Node* target);
/// The cost of the distinct nested hints below the targets of a hint.
int nested_complexity(const Hint& hint);
/// The rating of a length beyond its base, with the rounding of the scale.
double surcharge(int complexity);
/// Sets the effects of a conclusion.
void conclude(const Grid& grid, Hint& hint, int cell, int digit, bool on);

/// Producer 20: all hints in the order of discovery.
std::vector<std::shared_ptr<Hint>> static_hints(const Grid& grid);

}  // namespace deduku::plain
