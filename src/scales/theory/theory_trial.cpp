#include "src/scales/theory/theory_trial.hpp"

namespace deduku::theory {

std::array<LabelSet, 2> trial_order(const State& state) {
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

Outcome Trial::run(State& state, int depth, const LabelSet& spared) {
  if (depth == 0) return theory::close(state);
  const Outcome below = run(state, depth - 1, spared);
  if (below != Outcome::rest) return below;
  struct Below {
    Trial& trial;
    int depth;
    const LabelSet& spared;
    Outcome close(State& rested) const { return trial.run(rested, depth, spared); }
    Outcome refute(State& copy) const { return trial.run(copy, depth); }
  };
  Below theory{*this, depth - 1, spared};
  return try_all(state, spared, theory, work_);
}

}  // namespace deduku::theory
