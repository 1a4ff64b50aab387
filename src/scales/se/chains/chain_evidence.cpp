#include "src/scales/se/chains/chain_evidence.hpp"

#include <algorithm>

namespace deduku::se {

namespace {

Cause public_cause(NodeCause cause) {
  static constexpr Cause causes[] = {Cause::box,     Cause::row,         Cause::column,     Cause::cell,
                                     Cause::locking, Cause::hidden_pair, Cause::naked_pair, Cause::x_wing,
                                     Cause::chain,   Cause::assumption};
  return causes[cause];
}

/// The place of a node among the kept ones. For a node that was not kept, the place of the node with the same key.
std::uint16_t place_of(const SeChainNode* nodes, const std::vector<std::uint16_t>& kept, std::uint16_t index) {
  const auto same = [&](std::uint16_t other) { return nodes[other].key() == nodes[index].key(); };
  auto found = std::lower_bound(kept.begin(), kept.end(), index);
  if (found == kept.end() || *found != index) found = std::find_if(kept.begin(), kept.end(), same);
  return static_cast<std::uint16_t>(found - kept.begin());
}

}  // namespace

void AncestorCollector::visit(const SeChainNode* nodes, std::uint16_t index) {
  const int key = nodes[index].key();
  if (seen_[key] == stamp_) return;
  seen_[key] = stamp_;
  order_[count_++] = index;
}

std::span<const std::uint16_t> AncestorCollector::collect(const NodeArena& arena, const Run& run,
                                                          std::uint16_t target) {
  ++stamp_;
  count_ = 0;
  const SeChainNode* nodes = &arena.nodes[run.first];
  visit(nodes, target);
  for (int at = 0; at < count_; ++at) {
    const SeChainNode& node = nodes[order_[at]];
    if (node.parent != no_node) visit(nodes, node.parent);
    for (int i = 0; i < node.extra_count; ++i) visit(nodes, arena.extras[node.extra + i]);
  }
  return {order_, static_cast<std::size_t>(count_)};
}

SeNode se_node(const SeChainNode& node) {
  return {node.candidate, node.on, public_cause(node.cause), {}};
}

/// Parents are found before their consequences, so the order of the run is an order of reasoning.
SeChain se_chain(const NodeArena& arena, const Run& run, std::span<const std::uint16_t> ancestors) {
  const SeChainNode* nodes = &arena.nodes[run.first];
  std::vector<std::uint16_t> kept(ancestors.begin(), ancestors.end());
  std::sort(kept.begin(), kept.end());
  SeChain chain;
  for (const std::uint16_t index : kept) {
    const SeChainNode& node = nodes[index];
    chain.nodes.push_back(se_node(node));
    if (node.nested != not_nested) chain.nodes.back().inner = arena.nested[node.nested].chains;
    std::vector<std::uint16_t>& parents = chain.nodes.back().parents;
    if (node.parent != no_node) parents.push_back(place_of(nodes, kept, node.parent));
    for (int i = 0; i < node.extra_count; ++i) {
      parents.push_back(place_of(nodes, kept, arena.extras[node.extra + static_cast<unsigned>(i)]));
    }
  }
  return chain;
}

}  // namespace deduku::se
