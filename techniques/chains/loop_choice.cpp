#include "techniques/chains/loop_choice.hpp"

namespace deduku::chains {

namespace {

/// How hard a link without a set is to follow: 0 in a cell, 1 along a line, 2 in a box, 3 and 4 with groups.
std::uint8_t rank_of(const ChainNode& a, const ChainNode& b) {
  if (a.digit != b.digit) return 0;
  const int rank = a.is_single() && b.is_single() ? 1 : 3;
  return static_cast<std::uint8_t>(rank + (is_box_link(a, b) ? 1 : 0));
}
constexpr std::uint8_t rank_of_set = 5;

}  // namespace

bool LoopChoice::offer(const Ends& ends) {
  if (!is_start(ends.start) && !is_start(ends.end)) return true;
  std::array<std::uint16_t, PathFinder::max_nodes> backwards;
  const auto offer_both_ways = [&](Path path, bool returns) {
    returns |= ends.is_own();
    if (is_start(path.front())) offer(path, returns);
    std::reverse_copy(path.begin(), path.end(), backwards.begin());
    if (is_start(path.back())) offer(Path(backwards).first(path.size()), returns);
    return false;
  };
  const LinkGraph& graph = pursuit_.graph();
  return !pursuit_.workspace.chain_paths().for_each(graph, ends, node_.cells, offer_both_ways);
}

void LoopChoice::offer(Path path, bool returns) {
  const Ranks ranks = this->ranks(path);
  if (least_ && *least_ < ranks) return;
  if (!least_ || ranks < *least_) length_ = 0;
  least_ = ranks;
  const bool leaves_cell = (from_ || !is_in_cell(path.front())) && !is_in_cell(path.back());
  if (returns || !leaves_cell || length_ > 0) return;
  length_ = path.size();
  std::copy(path.begin(), path.end(), path_.begin());
}

LoopChoice::Ranks LoopChoice::ranks(Path path) const {
  const LinkGraph& graph = pursuit_.graph();
  Ranks ranks{};
  std::size_t count = 0;
  if (!from_) ranks[count++] = rank_of(node_, graph[path.front()]);
  for (std::size_t i = 0; i + 1 < path.size(); ++i) {
    const bool needs_set = i % 2 == 0 && graph.needs_set(pursuit_.grid, path[i], path[i + 1]);
    ranks[count++] = needs_set ? rank_of_set : rank_of(graph[path[i]], graph[path[i + 1]]);
  }
  ranks[count] = rank_of(graph[path.back()], node_);
  return ranks;
}

}  // namespace deduku::chains
