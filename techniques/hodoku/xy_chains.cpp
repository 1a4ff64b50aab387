// X-Chain and XY-Chain: the two ends of a chain that starts and ends with a strong link hold the digit
// between them, so what sees both ends loses it.
#include "techniques/hodoku/best.hpp"
#include "techniques/hodoku/producers.hpp"

namespace deduku::hodoku {

namespace {

constexpr int most_nodes = 21;

/// Whether the chain to a claim comes twice to a cell. Two nodes in a row may share one.
bool repeats_a_cell(const LinkGraph& graph, const Reach& reach, Claim end) {
  CellSet used;
  Cell last = graph[node_of(end)].cell;
  used.insert(last);
  for (Claim at = end; reach.distance(at) > 0;) {
    at = reach.parent(at);
    const Cell cell = graph[node_of(at)].cell;
    if (cell != last && used.contains(cell)) return true;
    used.insert(cell);
    last = cell;
  }
  return false;
}

/// The claims that a chain from one candidate to another must avoid to come to both cells only once.
class Barrier {
 public:
  Barrier(const Grid& grid, const LinkGraph& graph, int start, int end) {
    for (Digit digit : grid.candidates(graph[start].cell)) {
      const int node = graph.node_of({graph[start].cell, digit});
      claims_[count_++] = claim(node, node == start);
    }
    for (Digit digit : grid.candidates(graph[end].cell)) {
      const int node = graph.node_of({graph[end].cell, digit});
      claims_[count_++] = claim(node, node != end);
    }
  }
  std::span<const Claim> claims() const { return {claims_.data(), count_}; }

 private:
  std::array<Claim, 2 * Digit::count> claims_{};
  std::size_t count_ = 0;
};

/// The nodes of the shortest chain from the premise of `reach` to `end` that comes to no cell twice; 0 where
/// the search finds none.
int length_of_chain(Scene scene, const Reach& reach, Claim end) {
  auto& [graph, first, detour, path] = scene.scratch.chains;
  if (!repeats_a_cell(graph, reach, end)) return reach.distance(end) + 1;
  const Claim premise = reach.claims().front();
  detour.start_chains(graph, premise, Barrier(scene.grid, graph, node_of(premise), node_of(end)).claims());
  if (!detour.reaches(end) || repeats_a_cell(graph, detour, end)) return 0;
  return detour.distance(end) + 1;
}

/// The best chain between two candidates of one of `digits`.
bool find_chain(Scene scene, LinkRule rule, DigitSet digits, Hint& hint) {
  auto& [graph, reach, detour, path] = scene.scratch.chains;
  Best best;
  graph.build(scene.grid, rule);
  for (int start = 0; start < graph.size(); ++start) {
    const ChainNode& first = graph[start];
    if (!digits.contains(first.digit)) continue;
    reach.start_chains(graph, claim(start, false));
    for (Claim end : reach.claims()) {
      const ChainNode& last = graph[node_of(end)];
      if (!is_true(end) || last.digit != first.digit || last.cell <= first.cell) continue;
      const CellSet targets = scene.grid.cells(first.digit) & peers(first.cell) & peers(last.cell);
      if (targets.size() < best.count() || targets.empty()) continue;
      const int length = length_of_chain(scene, reach, end);
      if (4 <= length && length <= most_nodes) best.offer(CandidateSet(first.digit, targets), length);
    }
  }
  return best.tell(hint);
}

}  // namespace

bool find_x_chain(Scene scene, Hint& hint) {
  const DigitSet digits = scene.digits_with_dead_cells();
  return !digits.empty() && find_chain(scene, LinkRule::x_chain, digits, hint);
}

bool find_xy_chain(Scene scene, Hint& hint) {
  return find_chain(scene, LinkRule::xy_chain, DigitSet::all(), hint);
}

}  // namespace deduku::hodoku
