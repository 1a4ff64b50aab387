// Trial and error: candidates are assumed one by one, and eliminated if they lead to a contradiction.
#pragma once

#include "techniques/trial/theory_state.hpp"

namespace deduku::trial {

/// Tries candidates of `state` and brings it to rest after each elimination. `Theory` has two operations on a
/// state, neither of which may depend on an order:
///   Outcome close(State&)   is cheap and brings it to rest after an elimination;
///   Outcome refute(State&)  determines the outcome of an assumption.
/// Candidates in `spared` are not tried because they are consistent.
template <class Theory>
TheoryOutcome try_all(TheoryState& state, const LabelSet& spared, Theory& theory, StateMeter meter) {
  TheoryOutcome outcome = TheoryOutcome::rest;
  const auto try_one = [&](Candidate candidate, LabelSet& consistent) {
    if (!state.left.contains(candidate) || state.placed.contains(candidate)) return true;
    if (consistent.contains(candidate)) return true;
    if (!meter.spend()) return false;
    TheoryState copy = state;
    copy.place(candidate);
    if (theory.refute(copy) != TheoryOutcome::dead) {
      // Conclusions from a consistent assumption are consistent themselves because they assume less.
      consistent |= copy.placed;
      return true;
    }
    if (meter.is_over()) return false;
    state.left.erase(candidate);
    outcome = theory.close(state);
    consistent = spared;
    return outcome == TheoryOutcome::rest;
  };
  LabelSet consistent = spared;
  while (true) {
    const LabelSet before = state.left;
    for (const LabelSet& candidates : trial_order(state)) {
      if (!candidates.all_of([&](Candidate candidate) { return try_one(candidate, consistent); })) {
        return outcome;
      }
    }
    if (state.left == before) return outcome;
  }
}

/// Trial and error with nested assumptions.
class TheoryTrial {
 public:
  explicit TheoryTrial(StateMeter meter) : meter_(meter) {}

  /// Brings the state to rest under T&E(depth), depth 0..3. `spared`: consistent candidates, such as those of the
  /// solution.
  TheoryOutcome run(TheoryState& state, int depth, const LabelSet& spared = {});

 private:
  StateMeter meter_;
};

}  // namespace deduku::trial
