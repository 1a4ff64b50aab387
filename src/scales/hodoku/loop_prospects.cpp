#include "src/scales/hodoku/loop_prospects.hpp"

#include "techniques/facts/chain_prospects.hpp"

namespace deduku::hodoku {

LoopProspects::LoopProspects(const Grid& grid, HodokuChainSpace& space)
    : grid_(grid), graph_(space.graph), implications_(space.implications) {
  for (int node = 0; node < graph_.candidate_count(); ++node) {
    if (implications_.is_impossible(node)) impossible_.insert({graph_[node].cell, graph_[node].digit});
  }
}

/// From a true premise only itself can be removed.
bool LoopProspects::has_end(HodokuClaim premise, int min_removals) {
  const int node = node_of(premise);
  if (is_true(premise)) return min_removals <= 1 && implications_.is_impossible(node);
  const Consequences consequences = implications_.of_falsity(graph_, node);
  const auto reached = [&](Candidate end, bool truth) { return consequences.contains(graph_.node_of(end), truth); };
  const Candidate start(graph_[node].cell, graph_[node].digit);
  return ChainProspects(grid_, impossible_, start, reached).has_end(min_removals);
}

}  // namespace deduku::hodoku
