#include "techniques/trial/trial_rounds.hpp"

namespace deduku::trial {

using theory::TheoryOutcome;

namespace {

/// Takes candidates out of a state and tells when that leaves something empty.
class Remainder {
 public:
  explicit Remainder(const TheoryState& state) : state_(state) {}

  bool contains(Candidate candidate) const { return state_.left.contains(candidate); }
  /// False: something is empty.
  bool erase(Candidate candidate) {
    state_.left.erase(candidate);
    return theory::close(state_) != TheoryOutcome::dead;
  }

 private:
  TheoryState state_;
};

/// Singles that were found together. Where one excludes another, what that one was the last of is left empty.
void place_together(TheoryState& state, const LabelSet& singles) {
  singles.for_each([&](Candidate single) {
    if (state.left.contains(single)) state.place(single);
  });
}

int rounds_of_singles(TheoryState& state, int limit) {
  LabelSet singles;
  for (int rounds = 0; rounds <= limit; ++rounds) {
    if (!theory::find_soles(state.left, singles)) return rounds;
    singles -= state.placed;
    if (singles.empty()) return never;
    place_together(state, singles);
  }
  return never;
}

}  // namespace

bool bring_to_rest(TheoryState& state, int depth) {
  if (depth == 0) return theory::close(state) != TheoryOutcome::dead;
  while (bring_to_rest(state, depth - 1)) {
    const LabelSet gone = refuted(state, depth);
    if (gone.empty()) return true;
    state.left -= gone;
  }
  return false;
}

LabelSet refuted(const TheoryState& state, int depth, const LabelSet& spared) {
  LabelSet refuted;
  LabelSet possible = state.placed;
  possible |= spared;
  Remainder remainder(state);
  const auto try_one = [&](Candidate candidate) {
    if (possible.contains(candidate) || !remainder.contains(candidate)) return true;
    TheoryState copy = state;
    copy.place(candidate);
    if (bring_to_rest(copy, depth - 1)) {
      // What follows from a possible assumption is possible itself, for it assumes less.
      possible |= copy.placed;
      return true;
    }
    refuted.insert(candidate);
    return remainder.erase(candidate);
  };
  for (const LabelSet& candidates : theory::trial_order(state)) {
    if (!candidates.all_of(try_one)) break;
  }
  return refuted;
}

int rounds_to_refutation(TheoryState& state, int depth, int limit) {
  if (depth == 0) return rounds_of_singles(state, limit);
  for (int rounds = 0; rounds <= limit; ++rounds) {
    if (!bring_to_rest(state, depth - 1)) return rounds;
    const LabelSet gone = refuted(state, depth);
    if (gone.empty()) return never;
    state.left -= gone;
  }
  return never;
}

}  // namespace deduku::trial
