// Chains in the public words of se_step.hpp.
#pragma once

#include <span>

#include "deduku/se_step.hpp"
#include "src/scales/se/chains/node.hpp"

namespace deduku::se {

/// Without its parents.
SeNode se_node(const SeChainNode& node);

/// Everything that a node of a run rests on; `ancestors` are the indices of these nodes, in any order.
SeChain se_chain(const NodeArena& arena, const Run& run, std::span<const std::uint16_t> ancestors);

}  // namespace deduku::se
