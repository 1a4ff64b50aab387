// The candidates on a cycle of static links that removes something.
#pragma once

#include "src/scales/se/chains/se_link_graph.hpp"

namespace deduku::se {

/// The target of a cycle of n nodes, which it removes, sees a true and a false node of it. So the path from the target
/// being true along the cycle to its negation has at most n + 2 nodes (candidates without so short a chain are not
/// targets), and both ways round the cycle, of at most n / 2 rounds, make every node of it true and false.
template <class Graph>
class SeCycleRoots {
 public:
  SeCycleRoots(Graph& graph, Links links) : graph_(graph), links_(links) {}

  /// Calls `visit(root, halves)`, ascending, for each such candidate, with the possible true and false nodes of its
  /// cycles. `longest`: the maximum number of nodes of a useful cycle; `visit` returns its new value.
  /// `longest_for(removed)`: the same for a cycle that removes this candidate. `conclusions`: the only candidates that
  /// any static chain can remove.
  template <class Longest, class Visit>
  void visit(const CandidateBits& conclusions, int longest, Longest longest_for, Visit visit) {
    const Slots disputed = find_targets(conclusions, longest_for);
    if (targets_.empty()) return;
    visit_bits(on_fruitful_cycles(disputed & graph_.ends(links_)), [&](Slot root) {
      if (longest < 4) return;
      const Reach halves = halves_at(root, longest / 2);
      if (!halves.on.intersects(seen_) || !sees_both(halves)) return;
      longest = visit(graph_.candidate_of(root), graph_.candidates_of(halves));
    });
  }

 private:
  using Slot = typename Graph::Slot;
  using Slots = typename Graph::Slots;
  using Reach = typename Graph::Reach;

  const Slots& seen_by(Slot target) const { return graph_.excluded(Links::in_houses, target); }

  /// Finds the targets; returns the candidates that one of them makes both true and false.
  template <class Longest>
  Slots find_targets(const CandidateBits& conclusions, Longest longest_for) {
    Slots disputed;
    visit_bits(conclusions, [&](Candidate candidate) {
      const Slot slot = graph_.slot_of(candidate);
      const int rounds = rounds_[slot] = longest_for(candidate) / 2;
      if (rounds < 2) return;
      const Reach reach = graph_.follow(links_, slot, true, rounds);
      if (!reach.on.intersects(graph_.excluded(links_, slot))) return;
      targets_.insert(slot);
      seen_ |= seen_by(slot);
      disputed |= reach.on & reach.off;
    });
    return disputed;
  }

  /// The `nodes` on a cycle with a true and a false node that one target sees, within its number of rounds: the true
  /// one is among the nodes that some target sees, and its halves have all true nodes of the cycle.
  Slots on_fruitful_cycles(const Slots& nodes) {
    Slots roots;
    visit_bits(nodes & seen_, [&](Slot node) {
      const Slots removed = targets_ & seen_by(node);
      int rounds = 0;
      visit_bits(removed, [&](Slot target) { rounds = std::max(rounds, rounds_[target]); });
      const Reach halves = halves_at(node, rounds);
      bool is_fruitful = false;
      visit_bits(removed, [&](Slot target) { is_fruitful |= seen_by(target).intersects(halves.off); });
      if (is_fruitful) roots |= halves.on;
    });
    return roots & nodes;
  }

  /// The possible true and false nodes of a cycle of the given number of rounds through a candidate: nodes that are i
  /// rounds from it and at most the remaining rounds from the way back, which is forwards from its negation.
  Reach halves_at(Slot root, int rounds) {
    if (rounds > Graph::max_rounds) {
      const Reach if_true = graph_.follow(links_, root, true);
      const Reach if_false = graph_.follow(links_, root, false);
      return {if_true.on & if_false.off, if_true.off & if_false.on};
    }
    const int last_false = graph_.follow_rounds(links_, root, false, rounds, if_false_);
    if (!if_false_[last_false].on.intersects(seen_)) return {};
    const int last_true = graph_.follow_rounds(links_, root, true, rounds, if_true_);
    Reach halves;
    for (int i = 0; i < rounds; ++i) {
      const Reach& there = if_true_[std::min(i, last_true)];
      halves.on |= there.on & if_false_[std::min(rounds - i, last_false)].off;
      const Reach& further = if_true_[std::min(i + 1, last_true)];
      halves.off |= further.off & if_false_[std::min(rounds - 1 - i, last_false)].on;
    }
    return halves;
  }

  /// Whether some target sees a true and a false node in its digit.
  bool sees_both(const Reach& halves) const {
    for (Slot target : targets_) {
      const Slots& seen = seen_by(target);
      if (seen.intersects(halves.on) && seen.intersects(halves.off)) return true;
    }
    return false;
  }

  Graph& graph_;
  Links links_;
  Slots targets_;
  Slots seen_;                            ///< by the targets, in their digit
  Per<Slot, int> rounds_;                 ///< the maximum for a useful cycle, by its target
  Reach if_true_[Graph::max_rounds + 1];  ///< by rounds, of the current root
  Reach if_false_[Graph::max_rounds + 1];
};

}  // namespace deduku::se
