#include "src/scales/theory/braid_trial.hpp"

namespace deduku::theory {

Outcome BraidTrial::run(State& state, int length, int depth, const LabelSet& spared) {
  if (depth == 0) return close_under(state, length);
  // Weaker than what is asked for, and much cheaper.
  const Outcome without_braids = trial_.run(state, depth, spared);
  if (without_braids != Outcome::rest) return without_braids;
  struct Below {
    BraidTrial& trial;
    int length;
    int depth;
    const LabelSet& spared;
    Outcome close(State& rested) const { return trial.trial_.run(rested, depth, spared); }
    Outcome refute(State& copy) const {
      // Braids of any length do no more than one assumption more.
      State bound = copy;
      if (const Outcome outcome = trial.trial_.run(bound, depth + 1); outcome != Outcome::dead)
        return outcome;
      return trial.run(copy, length, depth);
    }
  };
  Below theory{*this, length, depth - 1, spared};
  return try_all(state, spared, theory, work_);
}

/// The shortest first: they are cheap to find and often suffice.
Outcome BraidTrial::close_under(State& state, int length) {
  Outcome outcome = theory::close(state);
  for (int n = 1; n <= length && outcome == Outcome::rest; ++n) outcome = braids_.close_under(state, n);
  return outcome;
}

}  // namespace deduku::theory
