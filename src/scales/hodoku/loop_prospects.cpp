#include "src/scales/hodoku/loop_prospects.hpp"

#include "techniques/facts/chain_prospects.hpp"

namespace deduku::hodoku {

namespace {

/// A chain between two cells with fewer eliminations is not a chain of the scale but a loop.
constexpr int fewest_between_cells = 2;

}  // namespace

LoopProspects::LoopProspects(const Grid& grid, links::Implications& implications)
    : grid_(grid), links_(implications.links()), implications_(implications) {
  for (int node = 0; node < links_.candidate_count(); ++node) {
    if (implications_.is_impossible(node)) impossible_.insert({links_[node].cell, links_[node].digit});
  }
}

/// From a true premise only the premise itself can be removed.
bool LoopProspects::has_end(links::ClaimIndex premise, int min_removals) {
  const int node = links::node_of(premise);
  if (links::is_true(premise)) return min_removals <= 1 && implications_.is_impossible(node);
  const links::Consequences consequences = implications_.of_falsity(node);
  const auto reached = [&](Candidate end, bool truth) { return consequences.contains(links_.node_of(end), truth); };
  const Candidate start(links_[node].cell, links_[node].digit);
  return facts::ChainProspects(grid_, impossible_, start, reached).has_end(min_removals, fewest_between_cells);
}

}  // namespace deduku::hodoku
