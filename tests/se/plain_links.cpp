#include "tests/se/plain_links.hpp"

namespace deduku::plain {

Cause cause_of(HouseKind kind) {
  return static_cast<Cause>(static_cast<int>(kind) + static_cast<int>(Cause::row));
}

std::vector<Node> offs(const Grid& grid, const Node* x, bool use_cell) {
  std::vector<Node> list;
  std::set<int> listed;
  const auto add = [&](int cell, int digit, Cause cause) {
    if (listed.insert(10 * cell + digit).second) list.push_back({cell, digit, false, cause, {x}, nullptr});
  };
  if (use_cell) {
    for (int digit : grid.candidates[x->cell]) {
      if (digit != x->digit) add(x->cell, digit, Cause::cell);
    }
  }
  for (HouseKind kind : kinds_in_order) {
    for (int cell : cells_of(kind, index_in(kind, x->cell))) {
      if (cell != x->cell && grid.candidates[cell].count(x->digit)) add(cell, x->digit, cause_of(kind));
    }
  }
  return list;
}

std::vector<Node> ons(const Grid& grid, const Node* x, const Grid& source, const KeySet& off, bool use_cell,
                      bool use_house) {
  std::vector<Node> list;
  std::set<int> listed;
  const auto add = [&](Node node) {
    if (listed.insert(node.key()).second) list.push_back(std::move(node));
  };
  const auto hidden = [&](Node& node, int cell, int digit) {
    if (!source.candidates[cell].count(digit) || grid.candidates[cell].count(digit)) return;
    node.parents.push_back(off.find(Node{cell, digit, false}.key()));
  };
  if (use_cell && grid.candidates[x->cell].size() == 2) {
    const auto& both = grid.candidates[x->cell];
    Node node{x->cell, *both.begin() == x->digit ? *both.rbegin() : *both.begin(), true, Cause::cell, {x}, nullptr};
    for (int digit = 1; digit <= 9; ++digit) hidden(node, x->cell, digit);
    add(std::move(node));
  }
  if (!use_house) return list;
  for (HouseKind kind : kinds_in_order) {
    const int house = index_in(kind, x->cell);
    const auto places = places_of(grid, kind, house, x->digit);
    if (places.size() != 2) continue;
    Node node{places[0] == x->cell ? places[1] : places[0], x->digit, true, cause_of(kind), {x}, nullptr};
    for (int cell : cells_of(kind, house)) hidden(node, cell, x->digit);
    add(std::move(node));
  }
  return list;
}

std::vector<const Node*> ancestors(const Node* target) {
  std::vector<const Node*> list{target};
  std::set<int> listed{target->key()};
  for (std::size_t i = 0; i < list.size(); ++i) {
    for (const Node* parent : list[i]->parents) {
      if (listed.insert(parent->key()).second) list.push_back(parent);
    }
  }
  return list;
}

namespace {

using Identity = std::vector<int>;

Identity identity_of(const Hint& hint) {
  Identity identity;
  for (const Node* target : hint.targets) identity.push_back(target->key());
  for (const Node* target : hint.targets) {
    identity.push_back(-1);
    for (const Node* node : ancestors(target)) identity.push_back(node->key());
  }
  return identity;
}

}  // namespace

int nested_complexity(const Hint& hint) {
  std::map<Identity, int> nested;
  for (const Node* target : hint.targets) {
    for (const Node* node : ancestors(target)) {
      if (node->nested) nested.emplace(identity_of(*node->nested), node->nested->complexity);
    }
  }
  int sum = 0;
  for (const auto& [identity, complexity] : nested) sum += complexity;
  return sum;
}

double surcharge(int complexity) {
  double sum = 0.0;
  int threshold = 4;
  for (bool odd = false; complexity - 2 > threshold; odd = !odd) {
    sum += 0.1;
    threshold = odd ? threshold * 4 / 3 : threshold * 3 / 2;
  }
  return sum;
}

void conclude(const Grid& grid, Hint& hint, int cell, int digit, bool on) {
  if (!on) {
    hint.removals[cell].insert(digit);
    return;
  }
  hint.placement = {cell, digit};
  for (int other : grid.candidates[cell]) {
    if (other != digit) hint.removals[cell].insert(other);
  }
}

}  // namespace deduku::plain
