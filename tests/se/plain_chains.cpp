#include "tests/se/plain_chains.hpp"

#include <algorithm>

#include "tests/se/plain_patterns.hpp"

namespace deduku::plain {

namespace {

constexpr Family families[] = {Family::block, Family::row, Family::column};

Cause cause_of(Family family) {
  return static_cast<Cause>(static_cast<int>(family) + static_cast<int>(Cause::block));
}

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

/// What a true node excludes.
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
  for (Family family : families) {
    for (int cell : cells_of(family, index_in(family, x->cell))) {
      if (cell != x->cell && grid.candidates[cell].count(x->digit)) add(cell, x->digit, cause_of(family));
    }
  }
  return list;
}

/// What a false node leaves; `source` and `off` tell which removals that depends on.
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
    Node node{x->cell, *both.begin() == x->digit ? *both.rbegin() : *both.begin(), true, Cause::cell, {x},
              nullptr};
    for (int digit = 1; digit <= 9; ++digit) hidden(node, x->cell, digit);
    add(std::move(node));
  }
  if (!use_house) return list;
  for (Family family : families) {
    const int house = index_in(family, x->cell);
    const auto places = places_of(grid, family, house, x->digit);
    if (places.size() != 2) continue;
    Node node{places[0] == x->cell ? places[1] : places[0], x->digit, true, cause_of(family), {x}, nullptr};
    for (int cell : cells_of(family, house)) hidden(node, cell, x->digit);
    add(std::move(node));
  }
  return list;
}

/// The nodes a target rests on, breadth first, each key once.
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

/// Sorts, and drops repeated effects.
std::vector<std::shared_ptr<const Hint>> ranked(std::vector<std::shared_ptr<Hint>> hints) {
  std::stable_sort(hints.begin(), hints.end(), [](const auto& a, const auto& b) {
    return std::tie(a->rating, a->complexity, a->sort_key) < std::tie(b->rating, b->complexity, b->sort_key);
  });
  std::vector<std::shared_ptr<const Hint>> list;
  std::set<std::map<int, std::set<int>>> effects;
  for (const auto& hint : hints) {
    if (effects.insert(hint->removals).second) list.push_back(hint);
  }
  return list;
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

/// Producer 20.
class Static {
 public:
  explicit Static(const Grid& grid) : grid_(grid) {}

  std::vector<std::shared_ptr<Hint>> run() {
    sweep(2, false, true);
    sweep(3, true, false);
    sweep(4, true, true);
    return hints_;
  }

 private:
  void sweep(int sort_key, bool in_cells, bool in_houses) {
    sort_key_ = sort_key;
    in_cells_ = in_cells;
    in_houses_ = in_houses;
    for (int cell = 0; cell < 81; ++cell) {
      if (grid_.candidates[cell].size() < 2 || (sort_key == 3 && grid_.candidates[cell].size() > 2)) continue;
      for (int digit : grid_.candidates[cell]) {
        const Node* root = make({cell, digit, true});
        cycles(root);
        if (sort_key == 3) continue;
        for (const Node* target : {force(root), force(make({cell, digit, false}))}) {
          if (target != nullptr) add_chain(target);
        }
      }
    }
  }

  const Node* make(Node node) {
    nodes_->push_back(std::move(node));
    return &nodes_->back();
  }

  static bool on_path(const Node* node, int key) {
    for (; !node->parents.empty(); node = node->parents[0]) {
      if (node->parents[0]->key() == key) return true;
    }
    return false;
  }

  void cycles(const Node* root) {
    KeySet seen;
    seen.add(root);
    std::vector<const Node*> current{root};
    for (int step = 2; !current.empty(); step += 2) {
      std::vector<const Node*> off;
      for (const Node* p : current) {
        for (Node& q : offs(grid_, p, sort_key_ != 2)) {
          if (!on_path(p, q.key())) off.push_back(make(std::move(q)));
        }
      }
      std::vector<const Node*> next;
      for (const Node* q : off) {
        for (Node& made : ons(grid_, q, grid_, {}, in_cells_, in_houses_)) {
          const Node* t = make(std::move(made));
          if (step >= 4 && t->key() == root->key()) add_cycle(t);
          if (seen.add(t)) next.push_back(t);
        }
      }
      current = next;
    }
  }

  const Node* force(const Node* root) {
    KeySet on;
    KeySet off;
    (root->on ? on : off).add(root);
    std::vector<const Node*> queue{root};
    const Node* target = nullptr;
    for (std::size_t i = 0; i < queue.size(); ++i) {
      const bool is_on = queue[i]->on;
      for (Node& made : is_on ? offs(grid_, queue[i], sort_key_ != 2)
                              : ons(grid_, queue[i], grid_, {}, in_cells_, in_houses_)) {
        const Node* node = make(std::move(made));
        if (node->key() == root->opposite() && target == nullptr) target = node;
        if ((is_on ? off : on).add(node)) queue.push_back(node);
      }
    }
    return target;
  }

  void add_cycle(const Node* last) {
    std::vector<const Node*> path;
    const Node* root = last;
    for (; !root->parents.empty(); root = root->parents[0]) path.push_back(root);
    std::set<int> own;
    std::set<std::pair<int, int>> seen[2];
    for (const Node* node : path) own.insert(node->cell);
    for (const Node* node : path) {
      for (int cell = 0; cell < 81; ++cell) {
        if (!own.count(cell) && see_each_other(cell, node->cell) &&
            grid_.candidates[cell].count(node->digit)) {
          seen[node->on ? 1 : 0].insert({cell, node->digit});
        }
      }
    }
    auto hint = std::make_shared<Hint>();
    for (const auto& [cell, digit] : seen[0]) {
      if (seen[1].count({cell, digit})) hint->removals[cell].insert(digit);
    }
    if (hint->removals.empty()) return;
    const Node* reversed = nullptr;
    for (const Node* node : path) reversed = reverse(node, reversed);
    hint->targets = {last, reverse(root, reversed)};
    finish(hint, static_cast<int>(ancestors(last).size()), 6.5);
  }

  const Node* reverse(const Node* node, const Node* parent) {
    Node made{node->cell, node->digit, !node->on, node->cause, {}, nullptr};
    if (parent != nullptr) made.parents = {parent};
    return make(std::move(made));
  }

  void add_chain(const Node* target) {
    auto hint = std::make_shared<Hint>();
    conclude(grid_, *hint, target->cell, target->digit, target->on);
    if (hint->removals.empty()) return;
    hint->targets = {target};
    finish(hint, static_cast<int>(ancestors(target).size()), 6.6);
  }

  void finish(const std::shared_ptr<Hint>& hint, int complexity, double base) {
    hint->complexity = complexity;
    hint->sort_key = sort_key_;
    hint->rating = (sort_key_ == 4 ? 7.0 : base) + surcharge(complexity);
    hint->nodes = nodes_;
    hints_.push_back(hint);
  }

  const Grid& grid_;
  int sort_key_ = 0;
  bool in_cells_ = false;
  bool in_houses_ = false;
  std::shared_ptr<Nodes> nodes_ = std::make_shared<Nodes>();
  std::vector<std::shared_ptr<Hint>> hints_;
};

struct Run {
  KeySet on;
  KeySet off;
  const Node* clash_on = nullptr;
  const Node* clash_off = nullptr;
};

/// Producers 22 to 29.
class Multiple {
 public:
  Multiple(int level, const Grid& grid)
      : grid_(grid), dynamic_(level != -2), nishio_(level == -1), level_(std::max(level, 0)) {}

  std::vector<std::shared_ptr<Hint>> run() {
    for (int cell = 0; cell < 81; ++cell) {
      if (grid_.candidates[cell].size() < (dynamic_ ? 2U : 3U)) continue;
      for (int digit : grid_.candidates[cell]) search(cell, digit);
      if (!nishio_) search_cell(cell);
    }
    return hints_;
  }

 private:
  void search(int cell, int digit) {
    const Run if_true = follow(cell, digit, true);
    const Run if_false = follow(cell, digit, false);
    if (dynamic_ && if_true.clash_on) add(7, {if_true.clash_on, if_true.clash_off}, cell, digit, false);
    if (dynamic_ && if_false.clash_on) add(7, {if_false.clash_on, if_false.clash_off}, cell, digit, true);
    if (nishio_) return;
    if (dynamic_ && grid_.candidates[cell].size() >= 3) agree({if_true, if_false}, 1, Cause::none);
    for (Family family : families) {
      const auto places = places_of(grid_, family, index_in(family, cell), digit);
      if (places.size() < 2 || places[0] != cell) continue;
      std::vector<Run> runs;
      for (int place : places) runs.push_back(follow(place, digit, true));
      agree(runs, 6, cause_of(family));
    }
  }

  void search_cell(int cell) {
    std::vector<Run> runs;
    for (int digit : grid_.candidates[cell]) runs.push_back(follow(cell, digit, true));
    agree(runs, 5, Cause::cell);
  }

  void agree(const std::vector<Run>& runs, int sort_key, Cause root_cause) {
    for (const bool on : {true, false}) {
      for (const Node* node : (on ? runs[0].on : runs[0].off).order) {
        std::vector<const Node*> targets;
        for (const Run& run : runs) targets.push_back((on ? run.on : run.off).find(node->key()));
        if (std::count(targets.begin(), targets.end(), nullptr) != 0) continue;
        add(sort_key, targets, node->cell, node->digit, on, root_cause);
      }
    }
  }

  void add(int sort_key, const std::vector<const Node*>& targets, int cell, int digit, bool on,
           Cause root_cause = Cause::none) {
    auto hint = std::make_shared<Hint>();
    conclude(grid_, *hint, cell, digit, on);
    if (hint->removals.empty()) return;
    hint->sort_key = sort_key;
    hint->targets = targets;
    hint->root_cause = root_cause;
    hint->nodes = nodes_;
    for (const Node* target : targets) hint->complexity += static_cast<int>(ancestors(target).size());
    hint->complexity += nested_complexity(*hint);
    hint->rating = surcharge(hint->complexity);
    hints_.push_back(hint);
  }

  const Node* make(Node node) {
    nodes_->push_back(std::move(node));
    return &nodes_->back();
  }

  Run follow(int cell, int digit, bool on) {
    const Grid source = grid_;
    Grid grid = grid_;
    Run run;
    std::deque<const Node*> on_queue;
    std::deque<const Node*> off_queue;
    const Node* root = make({cell, digit, on});
    (on ? run.on : run.off).add(root);
    (on ? on_queue : off_queue).push_back(root);
    while (!on_queue.empty() || !off_queue.empty()) {
      if (!on_queue.empty()) {
        const Node* p = on_queue.front();
        on_queue.pop_front();
        for (Node& made : offs(grid, p, !nishio_)) {
          const Node* q = make(std::move(made));
          if (const Node* other = run.on.find(q->opposite())) return {run.on, run.off, other, q};
          if (run.off.add(q)) off_queue.push_back(q);
        }
      } else {
        const Node* p = off_queue.front();
        off_queue.pop_front();
        auto list = ons(grid, p, source, run.off, !nishio_, true);
        if (dynamic_) grid.candidates[p->cell].erase(p->digit);
        for (Node& made : list) {
          const Node* t = make(std::move(made));
          if (const Node* other = run.off.find(t->opposite())) return {run.on, run.off, t, other};
          if (run.on.add(t)) on_queue.push_back(t);
        }
      }
      if (level_ > 0 && on_queue.empty() && off_queue.empty()) {
        for (const Node* q : advance(grid, source, run.off)) {
          if (run.off.add(q)) off_queue.push_back(q);
        }
      }
    }
    return run;
  }

  std::vector<const Node*> advance(const Grid& grid, const Grid& source, const KeySet& off) {
    std::vector<const Node*> list;
    for (const auto& find : {locked_sets, hidden_pairs, naked_pairs, x_wings}) {
      for (const Pattern& pattern : find(grid, source))
        add_nodes(list, off, pattern.removals, pattern.needs, nullptr);
      if (!list.empty()) return list;
    }
    static const std::vector<int> inner_levels[] = {{}, {}, {-3}, {-3, -2}, {0}, {0, 2}};
    for (int inner : inner_levels[level_]) {
      for (const auto& hint : plain::list(inner, grid)) {
        add_nodes(list, off, hint->removals, needs_of(*hint, grid, source), hint);
      }
      if (!list.empty()) return list;
    }
    return list;
  }

  void add_nodes(std::vector<const Node*>& list, const KeySet& off,
                 const std::map<int, std::set<int>>& removals, const Places& needs,
                 const std::shared_ptr<const Hint>& nested) {
    if (needs.empty()) return;
    std::vector<const Node*> parents;
    for (const auto& [cell, digit] : needs) parents.push_back(off.find(Node{cell, digit, false}.key()));
    for (const auto& [cell, digits] : removals) {
      for (int digit : digits) list.push_back(make({cell, digit, false, Cause::pattern, parents, nested}));
    }
  }

  static Places needs_of(const Hint& hint, const Grid& grid, const Grid& source) {
    Places needs;
    for (const Node* target : hint.targets) {
      for (const Node* node : ancestors(target)) {
        if (!node->on) continue;
        const Cause cause = node->cause == Cause::none ? hint.root_cause : node->cause;
        if (cause == Cause::cell) {
          for (int digit = 1; digit <= 9; ++digit) add_gone(needs, grid, source, node->cell, digit);
        } else if (cause != Cause::none) {
          const auto family = static_cast<Family>(static_cast<int>(cause) - static_cast<int>(Cause::block));
          for (int cell : cells_of(family, index_in(family, node->cell))) {
            add_gone(needs, grid, source, cell, node->digit);
          }
        }
      }
    }
    return needs;
  }

  const Grid& grid_;
  const bool dynamic_;
  const bool nishio_;
  const int level_;
  std::shared_ptr<Nodes> nodes_ = std::make_shared<Nodes>();
  std::vector<std::shared_ptr<Hint>> hints_;
};

}  // namespace

std::vector<std::shared_ptr<const Hint>> list(int level, const Grid& grid) {
  return ranked(level == -3 ? Static(grid).run() : Multiple(level, grid).run());
}

}  // namespace deduku::plain
