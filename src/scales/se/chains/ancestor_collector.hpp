// Walking back from a conclusion to its assumption: the number of different nodes it rests on, and their order.
#pragma once

#include <span>

#include "src/scales/se/chains/node.hpp"

namespace deduku::se {

class AncestorCollector {
 public:
  /// All nodes that a node rests on, itself first: breadth first over the parents in their order, each key once.
  std::span<const std::uint16_t> collect(const NodeArena& arena, const Run& run, std::uint16_t target);

 private:
  void visit(const SeChainNode* nodes, std::uint16_t index);

  std::uint32_t stamp_ = 0;
  std::uint32_t seen_[2 * Candidate::count] = {};
  std::uint16_t order_[2 * Candidate::count];
  int count_ = 0;
};

}  // namespace deduku::se
