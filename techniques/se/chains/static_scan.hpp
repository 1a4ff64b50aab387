// What static chains can remove from a grid, as a set: the exact reach of producer 20.
#pragma once

#include "techniques/se/chains/link_graph.hpp"

namespace deduku::se {

class StaticScan {
 public:
  /// Reads the links of a grid.
  void prepare(const State& state, const CandidateBits& alive);
  /// Reads only the strong links inside cells.
  void prepare_cells(const State& state, const CandidateBits& alive);
  /// The candidates with a strong link.
  const CandidateBits& ends() const { return graph_.ends(); }
  const LinkGraph<Candidate>& graph() const { return graph_; }
  /// What follows when a candidate is true.
  const Reach<Candidate>& reach(int candidate);
  /// What follows when a candidate is false.
  Reach<Candidate> reach_if_false(int candidate) const {
    return graph_.follow(candidate, false, Known{*this});
  }

  /// Every candidate that implies its own negation, and every one implied by its negation.
  ///
  /// Such a chain passes a strong link a = b, so that both a and b contradict (or imply) the candidate: the
  /// union over the links of what both ends have in common is exact. Links that `known` had too are skipped:
  /// there nothing was found, and a chain of old links only would have been. Every removal of a cycle is also
  /// one of a forcing chain, so an empty result rules out cycles as well.
  Reach<Candidate> conclusions(const State* known);

 private:
  /// What is known already.
  struct Known {
    const StaticScan& scan;
    const Reach<Candidate>* operator()(int candidate) const {
      return scan.reach_stamp_[candidate] == scan.stamp_ ? &scan.reaches_[candidate] : nullptr;
    }
  };

  const State* state_ = nullptr;
  LinkGraph<Candidate> graph_;
  Reach<Candidate> reaches_[729];
  std::uint32_t reach_stamp_[729] = {};
  std::uint32_t stamp_ = 0;
};

}  // namespace deduku::se
