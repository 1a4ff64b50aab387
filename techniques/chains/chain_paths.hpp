// The path of a chain between two ends, reconstructed from the rounds of a search.
//
// A chain does not return to a cell it has used, except for two consecutive nodes in one cell; groups may overlap cells
// that are open to them. Ends whose shortest chain does so are skipped: some of their eliminations have a shorter
// proof, or the argument uses a candidate both as true and as false.
#pragma once

#include "techniques/chains/chain_search.hpp"

namespace deduku::chains {

/// The kinds of nodes that a chain needs, from simple to difficult.
enum class Need : std::uint8_t { candidates, groups };

/// The nodes of a chain from end to end, an even number. Every other link is strong, including the first and the last
/// one.
using Path = std::span<const std::uint16_t>;

/// Whether two nodes of a digit share a box and no line.
bool is_box_link(const ChainNode& a, const ChainNode& b);

/// The cells that a chain between its ends may use, and use again.
struct Space {
  CellSet avoid;  ///< no candidate between the ends may be in them
  CellSet open;   ///< groups may overlap them, and other nodes may use them also
};

/// Finds shortest chains between given ends. Keeps its memory.
class ShortestChains {
 public:
  static constexpr int max_nodes = 2 * ChainSearch::max_rounds;

  /// The kind of nodes that a path needs.
  static Need need_of(const LinkGraph& graph, Path path);

  /// The simplest of the shortest chains between two ends: the one with the least need, then the fewest groups, the
  /// fewest cells, the fewest links inside boxes, then the first. Empty if it returns to a cell and every other one
  /// with as few groups does so as well. Valid until the next call.
  Path simplest(const LinkGraph& graph, const Ends& ends);

  /// Whether the last call was abandoned because there are too many paths between its ends.
  bool is_cut() const { return paths_left_ < 0; }

  /// Calls `visit(path, returns)` with all shortest chains between two ends until it returns true; `returns` is whether
  /// the chain returns to a cell, or enters a cell to avoid before its ends. True if the search stopped early.
  template <class Visit>
  bool for_each(const LinkGraph& graph, const Ends& ends, const Space& space, Visit&& visit) {
    begin(graph, ends, space.open);
    return grow({max_nodes - 1, ends.rounds, space.avoid, {}, false}, visit);
  }

  /// Calls `visit(path)` with the simplest chains between two ends, equals included, until it returns true.
  template <class Visit>
  void for_each_simplest(const LinkGraph& graph, const Ends& ends, Visit&& visit) {
    const Path first = simplest(graph, ends);
    if (first.empty()) return;
    const Difficulty least = difficulty_of(graph, first, false);
    for_each(graph, ends, {{}, cells_of(graph, ends)},
             [&](Path path, bool returns) { return difficulty_of(graph, path, returns) == least && visit(path); });
  }

 private:
  /// The criteria that make one path simpler than another, the most important first.
  struct Difficulty {
    Need need;
    int groups = 0;
    bool returns;
    int cells = 0;
    int strong_in_boxes = 0;
    int weak_in_boxes = 0;

    friend auto operator<=>(const Difficulty&, const Difficulty&) = default;
  };
  static Difficulty difficulty_of(const LinkGraph& graph, Path path, bool returns);

  /// Pairs of ends with more paths are skipped.
  static constexpr int max_path_count = 1000;

  void begin(const LinkGraph& graph, const Ends& ends, const CellSet& open);
  static CellSet cells_of(const LinkGraph& graph, const Ends& ends) {
    return graph[ends.start].cells | graph[ends.end].cells;
  }
  void retrace();

  const ChainNode& node(int index) const { return (*graph_)[index]; }
  /// The cells that a node of a path claims: no other node may use them.
  CellSet claimed_by(const ChainNode& node) const { return node.is_single() ? node.cells : node.cells - open_; }

  /// A path that is complete after the true node `nodes_[first]`.
  struct Tail {
    int first;
    int round;
    CellSet claimed;  ///< by the nodes after it, and the cells to avoid
    CellSet inside;   ///< claimed by the nodes after it except the end
    bool returns;     ///< whether a node claims cells that another one has claimed
  };

  /// Completes a path towards the start; true if `visit(path, returns)` returns true.
  template <class Visit>
  bool grow(const Tail& tail, Visit& visit) {
    if (tail.round == 1) return finish(tail, visit);
    const int last = nodes_[tail.first];
    const bool is_end = tail.round == ends_.rounds;
    const CellSet with_last = tail.claimed | (is_end ? node(last).cells - shared_ : claimed_by(node(last)));
    const CellSet inside = is_end ? CellSet() : tail.inside | claimed_by(node(last));
    BitMatrix::Word* false_row = choices_.row(2 * tail.round);
    BitMatrix::Word* true_row = choices_.row(2 * tail.round + 1);
    intersect(false_row, graph_->strong().row(last), became_false_.row(tail.round));
    return any_of_bits(false_row, graph_->words(), [&](int before) {
      const bool returns = tail.returns || claimed_by(node(before)).intersects(tail.claimed);
      const CellSet with_before = with_last | claimed_by(node(before));
      nodes_[tail.first - 1] = static_cast<std::uint16_t>(before);
      intersect(true_row, graph_->weak().row(before), became_true_.row(tail.round - 1));
      return any_of_bits(true_row, graph_->words(), [&](int earlier) {
        nodes_[tail.first - 2] = static_cast<std::uint16_t>(earlier);
        const bool returns_again = returns || claimed_by(node(earlier)).intersects(with_last);
        return grow({tail.first - 2, tail.round - 1, with_before, inside | claimed_by(node(before)), returns_again},
                    visit);
      });
    });
  }

  /// Adds the link to the start.
  template <class Visit>
  bool finish(const Tail& tail, Visit& visit) {
    if (--paths_left_ < 0) return true;
    const bool returns = tail.returns || (node(ends_.start).cells - shared_).intersects(tail.inside);
    nodes_[tail.first - 1] = ends_.start;
    return visit(Path(nodes_).subspan(static_cast<std::size_t>(tail.first - 1)), returns);
  }

  void intersect(BitMatrix::Word* target, const BitMatrix::Word* a, const BitMatrix::Word* b) const {
    for (int i = 0; i < graph_->words(); ++i) target[i] = a[i] & b[i];
  }

  const LinkGraph* graph_ = nullptr;
  Ends ends_;
  CellSet open_;    ///< to groups
  CellSet shared_;  ///< with two different ends: each may lie in the group that is the other
  int paths_left_ = 0;
  std::array<std::uint16_t, max_nodes> nodes_{};
  std::array<std::uint16_t, max_nodes> best_{};
  BitMatrix became_false_;  ///< per round
  BitMatrix became_true_;
  BitMatrix choices_;  ///< scratch: two rows per round
};

}  // namespace deduku::chains
