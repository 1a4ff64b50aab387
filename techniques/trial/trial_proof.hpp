// Proofs of trials as branches: the consequences of the assumption, reduced to the premises of the contradiction, and a
// separate branch for each candidate among them that a nested trial refutes.
//
//     branch 0   r1c1=4 -> r1c5<>4 --+            Branch 1 proves r3c5<>4: it assumes the opposite, and takes over
//                (trial 1) r3c5<>4 --+--> r4c5=4  the nodes that it needs of branch 0.
#pragma once

#include <vector>

#include "deduku/per.hpp"
#include "techniques/facts/single_reasons.hpp"
#include "techniques/trial/trial_record.hpp"
#include "techniques/trial/trials.hpp"

namespace deduku::trial {

/// Proofs of refutations by trials. Keeps its memory.
class TrialProof {
 public:
  /// Proves that an assumption ends in a contradiction, by a trial of a depth, 1..max_depth, with braids of at most a
  /// length. Precondition: it does. Replaces `branches` by the proof, the outermost branch first, each after the one
  /// that needs it.
  void prove(const Grid& grid, const TheoryState& state, Candidate assumption, int depth, int length,
             BranchList& branches);
  /// The cost of the last proof. No proof is cut short.
  std::uint64_t spent() const { return budget_.spent(); }

 private:
  using Candidates = PerCandidate<Candidate>;

  /// Weights are the number of nodes of a proof, counted each time they are used, up to a limit.
  static constexpr int heaviest = 1'000'000;
  static constexpr int trial_weight = 40;  ///< the weight of a nested trial

  /// A branch under construction: one for the outermost assumption, one for each nested assumption.
  struct Layer {
    TrialRecord record;
    BranchList branch;
    PerCandidate<int> true_weights;            ///< 0: not yet known
    PerCandidate<int> false_weights;           ///< 0: not yet known
    Candidates sources;                        ///< the candidate that excludes another one
    PerCandidate<std::uint8_t> reasons;        ///< the reason why it is a single
    PerCandidate<std::uint16_t> true_places;   ///< of the nodes in the branch, from 1; 0 for none
    PerCandidate<std::uint16_t> false_places;  ///< the same for false ones
    std::vector<std::uint16_t> parents;        ///< the parents of a trial

    void start(TrialRounds& rounds, const TheoryState& state, Candidate assumption, int depth, int length);
  };

  std::uint16_t refute(int layer, const TheoryState& state, Candidate assumption, int depth);
  CandidateSet lightest_shortage(Layer& layer) const;
  int weigh_all(Layer& layer, const CandidateSet& candidates, TrialRecord::Moment moment) const;
  int weigh_true(Layer& layer, Candidate candidate) const;
  int weigh_false(Layer& layer, Candidate candidate) const;
  int weigh_source(Layer& layer, Candidate excluded) const;
  void append_contradiction(int layer, const CandidateSet& shortage);
  facts::ParentNodes append_all_false(int layer, const CandidateSet& candidates);
  std::uint16_t append_true(int layer, Candidate candidate);
  std::uint16_t append_false(int layer, Candidate candidate);
  std::uint16_t append_excluded(int layer, Candidate candidate);
  std::uint16_t append_refuted(int layer, Candidate candidate);
  void append_taken_over(int layer, std::uint16_t from_branch);
  void number(std::uint16_t draft);
  void copy_branch(std::uint16_t draft, BranchList& branches) const;

  const Grid* grid_ = nullptr;
  int length_ = 0;  ///< of the braids
  Budget budget_;
  TrialRounds rounds_{budget_};
  std::array<Layer, max_depth> layers_;
  BranchList drafts_;                  ///< the finished branches, each after those that it needs
  std::vector<std::uint16_t> order_;   ///< the drafts in their final order
  std::vector<std::uint16_t> places_;  ///< per draft, its place in that order
};

}  // namespace deduku::trial
