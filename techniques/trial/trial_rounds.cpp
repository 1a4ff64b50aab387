#include "techniques/trial/trial_rounds.hpp"

namespace deduku::trial {

namespace {

/// Places singles that were found together. If one excludes another, the variable of the latter is left empty.
void place_together(TheoryState& state, const LabelSet& singles) {
  singles.for_each([&](Candidate single) {
    if (state.left.contains(single)) state.place(single);
  });
}

int rounds_of_singles(TheoryState& state, int limit) {
  LabelSet singles;
  for (int rounds = 0; rounds <= limit; ++rounds) {
    if (!find_soles(state.left, singles)) return rounds;
    singles -= state.placed;
    if (singles.empty()) return never;
    place_together(state, singles);
  }
  return never;
}

}  // namespace

/// Braids of any length do the work of one further assumption.
bool TrialRounds::bring_to_rest(TheoryState& state, int length, int depth) {
  const bool is_any = length == any_length;
  const TheoryOutcome outcome = is_any ? trial_.run(state, depth + 1) : braid_trial_.run(state, length, depth);
  return outcome != TheoryOutcome::dead;
}

bool TrialRounds::lengthen(TheoryState& state, int length, int depth) {
  if (depth > 0 || length == 1 || length == any_length) return bring_to_rest(state, length, depth);
  return braids_.close_under(state, length) != TheoryOutcome::dead;
}

const ConclusionPath* TrialRounds::find_braid(const TheoryState& state, Candidate candidate, int length) {
  for (int own = 1; own <= length; ++own) {
    if (braids_.find(state, candidate, own) == Answer::found) return &braids_.path();
  }
  return nullptr;
}

/// Whether a candidate is refuted; if not, adds it and its consequences to `possible`: these are possible because they
/// assume less.
bool TrialRounds::refutes(const TheoryState& state, Candidate candidate, int length, int depth, LabelSet& possible) {
  if (possible.contains(candidate)) return false;
  if (depth == 1 && length < any_length) return braids_.find(state, candidate, length) == Answer::found;
  TheoryState copy = state;
  copy.place(candidate);
  const bool is_possible = depth == 1 ? close(copy) != TheoryOutcome::dead : bring_to_rest(copy, length, depth - 2);
  if (is_possible) possible |= copy.placed;
  return !is_possible;
}

LabelSet TrialRounds::refuted(const TheoryState& state, int length, int depth) {
  LabelSet refuted;
  LabelSet possible;
  (state.left - state.placed).for_each([&](Candidate candidate) {
    if (refutes(state, candidate, length, depth, possible)) refuted.insert(candidate);
  });
  return refuted;
}

int TrialRounds::count(TheoryState state, int length, int depth, int limit) {
  if (depth == 1) return rounds_of_singles(state, limit);
  for (int rounds = 0; true; ++rounds) {
    const bool is_possible = depth == 2 ? close(state) != TheoryOutcome::dead : bring_to_rest(state, length, depth - 3);
    if (!is_possible) return rounds;
    if (rounds == limit) return never;
    const LabelSet gone = refuted(state, length, depth - 1);
    if (gone.empty()) return never;
    state.left -= gone;
  }
}

}  // namespace deduku::trial
