#include "tests/se/plain_links.hpp"

namespace deduku::plain {

namespace {

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
      for (Node& made :
           is_on ? offs(grid_, queue[i], sort_key_ != 2) : ons(grid_, queue[i], grid_, {}, in_cells_, in_houses_)) {
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
        if (!own.count(cell) && see_each_other(cell, node->cell) && grid_.candidates[cell].count(node->digit)) {
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

}  // namespace

std::vector<std::shared_ptr<Hint>> static_hints(const Grid& grid) {
  return Static(grid).run();
}

}  // namespace deduku::plain
