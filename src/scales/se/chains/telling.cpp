#include "src/scales/se/chains/telling.hpp"

#include <algorithm>

namespace deduku::se {

namespace {

SeCause se_cause(Cause cause) {
  static constexpr SeCause causes[] = {
      SeCause::box,         SeCause::row,        SeCause::column, SeCause::cell,  SeCause::locking,
      SeCause::hidden_pair, SeCause::naked_pair, SeCause::x_wing, SeCause::chain, SeCause::assumption};
  return causes[cause];
}

/// The place of a node among those told. A node that the walk left out has a namesake in it.
std::uint16_t place_of(const ChainNode* nodes, const std::vector<std::uint16_t>& told, std::uint16_t index) {
  const auto same = [&](std::uint16_t other) { return nodes[other].key() == nodes[index].key(); };
  auto found = std::lower_bound(told.begin(), told.end(), index);
  if (found == told.end() || *found != index) found = std::find_if(told.begin(), told.end(), same);
  return static_cast<std::uint16_t>(found - told.begin());
}

}  // namespace

SeNode se_node(const ChainNode& node) {
  return {Candidate(node.candidate), node.on, se_cause(node.cause), {}};
}

/// Parents are found before what follows from them, so the order of the run is an order of reasoning.
SeChain se_chain(const NodeArena& arena, const Run& run, std::span<const std::uint16_t> walk) {
  const ChainNode* nodes = &arena.nodes[run.first];
  std::vector<std::uint16_t> told(walk.begin(), walk.end());
  std::sort(told.begin(), told.end());
  SeChain chain;
  for (const std::uint16_t index : told) {
    const ChainNode& node = nodes[index];
    chain.nodes.push_back(se_node(node));
    std::vector<std::uint16_t>& parents = chain.nodes.back().parents;
    if (node.parent != no_node) parents.push_back(place_of(nodes, told, node.parent));
    for (int i = 0; i < node.extra_count; ++i) {
      parents.push_back(place_of(nodes, told, arena.extras[node.extra + static_cast<unsigned>(i)]));
    }
  }
  return chain;
}

}  // namespace deduku::se
