#include "src/scales/theory/theory_trial.hpp"

namespace deduku::theory {

std::array<LabelSet, 2> trial_order(const TheoryState& state) {
  const LabelSet open = state.left - state.placed;
  Bands some = open.plane(0);
  Bands several = {};
  Bands many = {};
  for (int digit = 1; digit < Digit::count; ++digit) {
    const Bands plane = open.plane(digit);
    many |= several & plane;
    several |= some & plane;
    some |= plane;
  }
  std::array<LabelSet, 2> order;
  for (int digit = 0; digit < Digit::count; ++digit) {
    const Bands plane = open.plane(digit);
    const Bands pairs = plane & (several - many);
    order[0].set_plane(digit, pairs);
    order[1].set_plane(digit, plane - pairs);
  }
  return order;
}

TheoryOutcome TheoryTrial::run(TheoryState& state, int depth, const LabelSet& spared) {
  if (depth == 0) return theory::close(state);
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
  return try_all(state, spared, theory, work_);
}

}  // namespace deduku::theory
