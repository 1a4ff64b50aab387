#include "tests/se/plain_chains.hpp"

#include <algorithm>

#include "tests/se/plain_links.hpp"
#include "tests/se/plain_patterns.hpp"

namespace deduku::plain {

namespace {

/// Sorts, and removes repeated effects.
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
    for (HouseKind kind : kinds_in_order) {
      const auto places = places_of(grid_, kind, index_in(kind, cell), digit);
      if (places.size() < 2 || places[0] != cell) continue;
      std::vector<Run> runs;
      for (int place : places) runs.push_back(follow(place, digit, true));
      agree(runs, 6, cause_of(kind));
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
      for (const Pattern& pattern : find(grid, source)) add_nodes(list, off, pattern.removals, pattern.needs, nullptr);
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

  void add_nodes(std::vector<const Node*>& list, const KeySet& off, const std::map<int, std::set<int>>& removals,
                 const Places& needs, const std::shared_ptr<const Hint>& nested) {
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
          for (int digit = 1; digit <= 9; ++digit) add_removed(needs, grid, source, node->cell, digit);
        } else if (cause != Cause::none) {
          const auto kind = static_cast<HouseKind>(static_cast<int>(cause) - static_cast<int>(Cause::row));
          for (int cell : cells_of(kind, index_in(kind, node->cell))) {
            add_removed(needs, grid, source, cell, node->digit);
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
  return ranked(level == -3 ? static_hints(grid) : Multiple(level, grid).run());
}

}  // namespace deduku::plain
