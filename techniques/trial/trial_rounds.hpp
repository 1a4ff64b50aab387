// The consequences of assumptions in trials, round by round. All candidates that a round refutes are removed before the
// next one begins, so the number of rounds does not depend on an order.
//
//   depth 1   singles: a round places all there are
//   depth 2   singles, then a round of braids of at most some length: it eliminates all candidates that have one
//   depth 3   singles and such braids, then a round of trials of depth 2: it eliminates all candidates that they refute
#pragma once

#include "techniques/trial/braid_trial.hpp"

namespace deduku::trial {

/// The lengths of braids are distinguished below this one, which represents all others.
inline constexpr int any_length = 10;
/// More than the possible number of rounds.
inline constexpr int never = 255;

/// Braids, and trials with braids of at most some length, 1..any_length, under their assumptions. Keeps its memory.
class TrialRounds {
 public:
  explicit TrialRounds(StateMeter meter) : braids_(meter), trial_(meter), braid_trial_(meter) {}

  /// Brings a state with assumed candidates to rest under braids of at most `length` and trials up to `depth`, 0 for
  /// none. False if that ends in a contradiction.
  bool bring_to_rest(TheoryState& state, int length, int depth);
  /// Brings a state that is at rest under shorter braids to rest under braids of `length`.
  bool lengthen(TheoryState& state, int length, int depth);
  /// The shortest braid of at most `length`, less than any_length, that a candidate of a state at rest under singles
  /// has; null if it has none. Valid until the next call.
  const ConclusionPath* find_braid(const TheoryState& state, Candidate candidate, int length);
  /// The candidates of a state at rest under singles that one round of trials of `depth` refutes; for depth 1 those
  /// that have a braid.
  LabelSet refuted(const TheoryState& state, int length, int depth);
  /// The number of rounds after which a trial of `depth`, at least 1, ends in a contradiction; `never` if it does not
  /// within `limit`. The state contains its assumption.
  int count(TheoryState state, int length, int depth, int limit);

 private:
  bool refutes(const TheoryState& state, Candidate candidate, int length, int depth, LabelSet& possible);

  BraidSearch<false> braids_;
  TheoryTrial trial_;
  BraidTrial braid_trial_;
};

}  // namespace deduku::trial
