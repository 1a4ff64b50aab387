#include "techniques/trial/theory_trial.hpp"

namespace deduku::trial {

TheoryOutcome TheoryTrial::run(TheoryState& state, int depth, const LabelSet& spared) {
  if (depth == 0) return close(state);
  const TheoryOutcome below = run(state, depth - 1, spared);
  if (below != TheoryOutcome::rest) return below;
  struct Below {
    TheoryTrial& trial;
    int depth;
    const LabelSet& spared;
    TheoryOutcome close(TheoryState& rested) const { return trial.run(rested, depth, spared); }
    TheoryOutcome refute(TheoryState& copy) const { return trial.run(copy, depth); }
  };
  Below theory{*this, depth - 1, spared};
  return try_all(state, spared, theory, meter_);
}

}  // namespace deduku::trial
