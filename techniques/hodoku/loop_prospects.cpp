#include "techniques/hodoku/loop_prospects.hpp"

#include <algorithm>

namespace deduku::hodoku {

LoopProspects::LoopProspects(const Grid& grid, ChainSpace& space)
    : grid_(grid), graph_(space.graph), implications_(space.implications) {
  for (int node = 0; node < graph_.candidate_count(); ++node) {
    if (implications_.is_impossible(node)) impossible_.insert({graph_[node].cell, graph_[node].digit});
  }
}

/// From a true premise only itself can be removed.
bool LoopProspects::has_end(Claim premise, int least_removals) {
  const int node = node_of(premise);
  if (is_true(premise)) return least_removals <= 1 && implications_.is_impossible(node);
  const Consequences reached = implications_.of_falsity(graph_, node);
  return ends_in_its_cell(node, reached, least_removals) ||
         ends_at_a_partner(node, reached, least_removals) ||
         (least_removals <= 2 && ends_at_another_digit(node, reached));
}

/// A loop: the premise implies its negation, or another digit of the cell, or that this one is false. In a
/// bivalue cell it implies the other digit without a loop.
bool LoopProspects::ends_in_its_cell(int node, const Consequences& reached, int least_removals) const {
  const Cell cell = graph_[node].cell;
  const int count = grid_.candidates(cell).size();
  if (reached.contains(node, true) && count > least_removals) return true;
  for (Digit digit : grid_.candidates(cell) - DigitSet{graph_[node].digit}) {
    const int other = graph_.node_of({cell, digit});
    if (count > 2 && reached.contains(other, true)) return impossible_.size() >= least_removals;
    if (least_removals <= 1 && impossible_.contains({cell, digit}) && reached.contains(other, false))
      return true;
  }
  return false;
}

/// An AIC to the same digit, with two or more removals.
bool LoopProspects::ends_at_a_partner(int node, const Consequences& reached, int least_removals) const {
  const auto& [digit, cells, cell, is_group] = graph_[node];
  const int least = std::max(2, least_removals);
  const CellSet targets = impossible_.cells(digit) & peers(cell);
  if (targets.size() < least) return false;
  for (Cell end : grid_.cells(digit) - CellSet{cell}) {
    if ((targets & peers(end)).size() < least) continue;
    if (reached.contains(graph_.node_of({end, digit}), true)) return true;
  }
  return false;
}

/// An AIC to another digit in a cell seen, where each end loses the digit of the other.
bool LoopProspects::ends_at_another_digit(int node, const Consequences& reached) const {
  const auto& [digit, cells, cell, is_group] = graph_[node];
  const CellSet ends = impossible_.cells(digit) & peers(cell);
  if (ends.empty()) return false;
  for (Digit other : impossible_.digits(cell) - DigitSet{digit}) {
    for (Cell end : ends& grid_.cells(other)) {
      if (reached.contains(graph_.node_of({end, other}), true)) return true;
    }
  }
  return false;
}

}  // namespace deduku::hodoku
