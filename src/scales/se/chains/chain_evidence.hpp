// The chains of a hint, without the data that the search needed to find them.
#pragma once

#include <span>
#include <vector>

#include "deduku/step.hpp"
#include "src/scales/se/chains/node.hpp"

namespace deduku::se {

/// "This candidate is true" or "is false", and why.
struct SeNode {
  Candidate candidate;
  bool is_true = false;
  Cause cause = Cause::assumption;
  /// The nodes it follows from, as indices into the chain; all smaller than its own.
  std::vector<std::uint16_t> parents;
  /// For a node that a chain removes: that chain, or one for each alternative, among the inner chains of the hint.
  ListRange inner{};
};

/// The consequences of one assumption that the conclusion rests on: the first node is the assumption, the last one the
/// conclusion.
struct SeChain {
  std::vector<SeNode> nodes;
};

/// Walks back from a conclusion to its assumption, for the number of different nodes it rests on, and their order.
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

/// A node without its parents.
SeNode se_node(const SeChainNode& node);

/// Everything that a node of a run rests on; `ancestors` are the indices of these nodes, in any order.
SeChain se_chain(const NodeArena& arena, const Run& run, std::span<const std::uint16_t> ancestors);

}  // namespace deduku::se
