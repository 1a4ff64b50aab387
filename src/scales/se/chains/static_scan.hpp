// The possible removals of static chains on a grid, as a set: the exact reach of the producer of forcing chains and
// cycles.
#pragma once

#include <memory>
#include <span>

#include "src/scales/se/chains/se_cycle_roots.hpp"

namespace deduku::se {

/// Chooses the size of the sets: nearly every grid has at most 256 candidates left.
class StaticScan {
 public:
  /// Reads the links of a grid.
  void prepare(const SeState& state, const CandidateBits& alive);

  /// Every candidate that implies its own negation, and every one implied by its negation.
  ///
  /// Such a chain passes a strong link a = b, so that both a and b contradict (or imply) the candidate: the union over
  /// the links of the common consequences of both ends is exact. Links that `known` also had are skipped: nothing was
  /// found there, and a chain of old links only would have been found. Every removal of a cycle is also one of a
  /// forcing chain, so an empty result rules out cycles as well.
  SeReach<Candidate> conclusions(const SeState* known);
  /// The common consequences of each of these candidates being true.
  SeReach<Candidate> common(std::span<const Candidate> candidates);
  /// The removals of multiple chains on a grid without removals of static chains; returns whether there are any.
  bool removes_with_alternatives(CandidateBits& removed);
  /// Like the function of SeLinkGraph.
  CandidateBits chain_nodes(Links links, Candidate root, bool on, int length);
  /// Like the function of SeLinkGraph.
  int negation_chain(Links links, Candidate root, bool on, int longest);
  /// Like the function of SeCycleRoots.
  template <class Longest, class Visit>
  void visit_cycle_roots(Links links, const CandidateBits& conclusions, int longest, Longest longest_for, Visit visit) {
    with_graph([&](auto& graph) { SeCycleRoots(graph, links).visit(conclusions, longest, longest_for, visit); });
  }

 private:
  template <class Use>
  auto with_graph(Use use) {
    return is_large_ ? use(*large_) : use(small_);
  }

  const SeState* state_ = nullptr;
  bool is_large_ = false;
  SeLinkGraph<256> small_;
  std::unique_ptr<SeLinkGraph<768>> large_;  ///< created on first use
};

}  // namespace deduku::se
