#include "src/scales/se/chains/ancestor_collector.hpp"

namespace deduku::se {

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

}  // namespace deduku::se
