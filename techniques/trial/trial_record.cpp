#include "techniques/trial/trial_record.hpp"

namespace deduku::trial {

void TrialRecord::run(TrialRounds& rounds, const TheoryState& start, Candidate assumption, int depth, int length) {
  start_ = start;
  state_ = start;
  assumption_ = assumption;
  true_since_.fill(not_yet);
  false_since_.fill(not_yet);
  trial_depth_.fill(0);
  now_ = 0;
  place(assumption);
  if (depth == 1 && length < any_length) return follow(*rounds.find_braid(start, assumption, length));
  do ++now_;
  while (place_singles() || try_candidates(rounds, depth - 1, length));
}

void TrialRecord::follow(const ConclusionPath& braid) {
  for (int step = 0; step < braid.size; ++step) {
    ++now_;
    place(braid.conclusions[step].candidate());
  }
  ++now_;
}

void TrialRecord::place(Candidate candidate) {
  true_since_[candidate] = now_;
  const LabelSet before = state_.left;
  state_.place(candidate);
  (before - state_.left).for_each([&](Candidate excluded) { false_since_[excluded] = now_; });
}

/// Whether there are singles. If one excludes another, the variable of the latter is left empty.
bool TrialRecord::place_singles() {
  LabelSet singles;
  if (!find_soles(state_.left, singles)) return false;
  singles -= state_.placed;
  singles.for_each([&](Candidate single) {
    if (state_.left.contains(single)) place(single);
  });
  return !singles.empty();
}

/// Whether trials up to a depth refute something; not needed in a contradictory state.
bool TrialRecord::try_candidates(TrialRounds& rounds, int depth, int length) {
  LabelSet singles;
  if (!find_soles(state_.left, singles)) return false;
  for (int own = 1; own <= depth; ++own) {
    const LabelSet gone = rounds.refuted(state_, length, own);
    if (gone.empty()) continue;
    gone.for_each([&](Candidate candidate) {
      false_since_[candidate] = now_;
      trial_depth_[candidate] = static_cast<std::uint8_t>(own);
    });
    state_.left -= gone;
    return true;
  }
  return false;
}

TheoryState TrialRecord::state_before(Moment moment) const {
  TheoryState state = start_;
  start_.left.for_each([&](Candidate candidate) {
    if (false_since(candidate) < moment) state.left.erase(candidate);
    if (true_since(candidate) < moment) state.placed.insert(candidate);
  });
  return state;
}

}  // namespace deduku::trial
