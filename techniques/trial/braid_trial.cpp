#include "techniques/trial/braid_trial.hpp"

namespace deduku::trial {

TheoryOutcome BraidTrial::run(TheoryState& state, int length, int depth, const LabelSet& spared) {
  if (depth == 0) return close_under(state, length);
  // Weaker than the requested test, and much cheaper.
  const TheoryOutcome without_braids = trial_.run(state, depth, spared);
  if (without_braids != TheoryOutcome::rest) return without_braids;
  struct Below {
    BraidTrial& trial;
    int length;
    int depth;
    const LabelSet& spared;
    TheoryOutcome close(TheoryState& rested) const { return trial.trial_.run(rested, depth, spared); }
    TheoryOutcome refute(TheoryState& copy) const {
      // Braids of any length do no more than one further assumption.
      TheoryState bound = copy;
      if (const TheoryOutcome outcome = trial.trial_.run(bound, depth + 1); outcome != TheoryOutcome::dead)
        return outcome;
      return trial.run(copy, length, depth);
    }
  };
  Below theory{*this, length, depth - 1, spared};
  return try_all(state, spared, theory, meter_);
}

/// The shortest first because they are cheap to find and often suffice. Braids of length 1 are intersections.
TheoryOutcome BraidTrial::close_under(TheoryState& state, int length) {
  TheoryOutcome outcome = close_with_groups(state);
  for (int n = 2; n <= length && outcome == TheoryOutcome::rest; ++n) outcome = braids_.close_under(state, n);
  return outcome;
}

}  // namespace deduku::trial
