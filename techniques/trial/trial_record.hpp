// The consequences of one assumption, moment by moment.
//
//   moment 0   the assumption is true, the candidates that it excludes are false
//   then       all current singles are true, and the candidates that they exclude are false; if there are no singles, a
//              round of trials is made, of the least depth that refutes something, and the refuted candidates are false
//
// For a trial of depth 1 only the shortest braid is recorded, single by single, if it is short.
#pragma once

#include "deduku/per.hpp"
#include "techniques/trial/trial_rounds.hpp"

namespace deduku::trial {

/// The conclusions from an assumption, each with the moment in which it was made, up to a contradiction.
class TrialRecord {
 public:
  using Moment = std::uint16_t;
  static constexpr Moment not_yet = 0xffff;

  /// Records a trial of a depth, 1 at least, with braids of at most a length, on a state at rest under singles.
  void run(TrialRounds& rounds, const TheoryState& start, Candidate assumption, int depth, int length);

  const TheoryState& start() const { return start_; }
  /// The candidates that are left in the end.
  const LabelSet& left() const { return state_.left; }
  Candidate assumption() const { return assumption_; }
  /// The moment in which a candidate became true, or false; `not_yet` if it did not.
  Moment true_since(Candidate candidate) const { return true_since_[candidate]; }
  Moment false_since(Candidate candidate) const { return false_since_[candidate]; }
  /// The depth of the trial that made a candidate false; 0 if a true candidate excluded it.
  int trial_depth(Candidate candidate) const { return trial_depth_[candidate]; }
  /// The state in which the conclusions of a moment were made.
  TheoryState state_before(Moment moment) const;

 private:
  void place(Candidate candidate);
  void follow(const ConclusionPath& braid);
  bool place_singles();
  bool try_candidates(TrialRounds& rounds, int depth, int length);

  TheoryState start_;
  TheoryState state_;
  Candidate assumption_;
  Moment now_ = 0;
  PerCandidate<Moment> true_since_;
  PerCandidate<Moment> false_since_;
  PerCandidate<std::uint8_t> trial_depth_;
};

}  // namespace deduku::trial
