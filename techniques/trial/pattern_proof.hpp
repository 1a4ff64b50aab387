// Whips and braids as branches: the assumption, the last candidate of each variable, and the variable that is left
// empty.
#pragma once

#include <optional>
#include <vector>

#include "deduku/per.hpp"
#include "techniques/facts/single_reasons.hpp"
#include "techniques/trial/braids.hpp"

namespace deduku::trial {

/// Writes a branch conclusion by conclusion. Every candidate is excluded by the last conclusion that can do it, so that
/// a whip shows its links. Keeps its memory.
class PatternProof {
 public:
  /// Begins the branch that assumes the target; `grid` must outlive it. If there are guardians, one of them is true.
  void begin(const Grid& grid, Candidate target, const CandidateSet& guardians = {});
  /// Adds a conclusion that follows from earlier ones; through a variable with `left` if it is given.
  void conclude(Conclusion conclusion, std::optional<Candidate> left);
  /// Adds that a variable is left without a candidate, one with `left` if it is given, and that the target is therefore
  /// false. Appends the branch to `branches`, reduced to the nodes that this needs: a whip may pass through a variable
  /// only to find its way. Returns the candidates of the variable.
  CandidateSet end(std::optional<Candidate> left, BranchList& branches);

 private:
  struct Place {
    Node node;  ///< a true node
    std::uint16_t index;
  };

  const Place* excluder(Candidate candidate) const;
  bool are_excluded(const CandidateSet& candidates) const;
  std::uint16_t append_false(Candidate candidate);
  facts::ParentNodes append_all_false(const CandidateSet& candidates);
  CellSet cells_left(Conclusion conclusion) const;
  void copy_needed(BranchList& branches);
  bool follows_in(const CandidateSet& variable, const CandidateSet& right, std::optional<Candidate> left) const;

  bool conclude_in(const CandidateSet& variable, Cause cause, const Node& right, std::optional<Candidate> left);

  const Grid* grid_ = nullptr;
  CandidateSet guardians_;
  BranchList draft_;
  std::vector<Place> conclusions_;
  std::vector<std::uint16_t> new_places_;     ///< of the nodes of the draft, from 1; 0 for nodes that are not needed
  PerCandidate<std::uint16_t> false_places_;  ///< from 1; 0 for none
};

}  // namespace deduku::trial
