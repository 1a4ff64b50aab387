#include "techniques/trial/guardian_patterns.hpp"

#include "techniques/trial/variables.hpp"

namespace deduku::trial {

int GuardianVariable::count_in(const LabelSet& left) const {
  int count = 0;
  for (Candidate candidate : candidates()) count += left.contains(candidate) ? 1 : 0;
  return count;
}

std::optional<Candidate> GuardianVariable::sole_in(const LabelSet& left) const {
  std::optional<Candidate> sole;
  for (Candidate candidate : candidates()) {
    if (!left.contains(candidate)) continue;
    if (sole) return std::nullopt;
    sole = candidate;
  }
  return sole;
}

std::optional<Candidate> GuardianVariable::excluded_by(Candidate conclusion) const {
  for (Candidate candidate : candidates()) {
    if (linked(conclusion, candidate)) return candidate;
  }
  return std::nullopt;
}

bool GuardianTheory::find_soles(const LabelSet& left, LabelSet& soles) const {
  if (!trial::find_soles(left, start_.left, soles)) return false;
  const std::optional<Candidate> sole = guardians_.sole_in(left);
  if (sole) soles.insert(*sole);
  return sole || guardians_.count_in(left) > 0;
}

int GuardianTheory::rounds_to_contradiction(TheoryState state, const LabelSet& excluded, int limit) const {
  LabelSet soles;
  for (int round = 0; round <= limit; ++round) {
    if (!find_soles(state.left, soles)) return round;
    soles -= state.placed;
    soles -= excluded;
    if (soles.empty()) break;
    state.place(soles);
  }
  return limit + 1;
}

Answer GuardianBraidSearch::find(const TheoryState& state, const GuardianVariable& guardians, Candidate target,
                                 int length) {
  theory_.start(state, guardians);
  path_.size = 0;
  TheoryState assumed = state;
  assumed.place(target);
  if (deepen(assumed, {}, length - 1)) return Answer::found;
  return meter_.is_over() ? Answer::cut : Answer::longer;
}

/// Each set of conclusions is visited once: the first conclusion of a branch is excluded from later branches.
bool GuardianBraidSearch::deepen(const TheoryState& state, LabelSet excluded, int more) {
  if (!meter_.spend()) return false;
  LabelSet soles;
  if (!theory_.find_soles(state.left, soles)) return true;
  const auto is_out_of_reach = [&] { return theory_.rounds_to_contradiction(state, excluded, more) > more; };
  if (more == 0 || is_out_of_reach()) return false;
  bool found = false;
  soles -= state.placed;
  soles -= excluded;
  (void)soles.all_of([&](Candidate sole) {
    TheoryState next = state;
    next.place(sole);
    excluded.insert(sole);
    if (next.left == state.left) return true;
    path_.push(Conclusion(sole));
    found = deepen(next, excluded, more - 1);
    if (found) return false;
    path_.pop();
    return !is_out_of_reach();
  });
  return found;
}

Answer GuardianWhipSearch::find(const TheoryState& state, const GuardianVariable& guardians, Candidate target,
                                int length) {
  theory_.start(state, guardians);
  path_.size = 0;
  seen_.clear();
  TheoryState assumed = state;
  assumed.place(target);
  if (deepen(assumed, target, length - 1, 0)) return Answer::found;
  return meter_.is_over() ? Answer::cut : Answer::longer;
}

bool GuardianWhipSearch::deepen(const TheoryState& state, Candidate last, int more, std::uint64_t key) {
  if (!meter_.spend()) return false;
  if (const std::optional<Candidate> left = left_of_empty(state.left, last)) {
    lefts_[static_cast<std::size_t>(path_.size)] = *left;
    return true;
  }
  if (more == 0 || theory_.rounds_to_contradiction(state, {}, more) > more) return false;
  const GuardianVariable& guardians = theory_.guardians();
  const std::optional<Candidate> guardian = guardians.sole_in(state.left);
  const std::optional<Candidate> before = guardians.excluded_by(last);
  if (guardian && before && !state.placed.contains(*guardian) && conclude(state, *guardian, *before, more, key)) {
    return true;
  }
  bool found = false;
  for_each_right<false>(state.left, state.placed, [&](VariableKind kind, Conclusion right) {
    if (found) return;
    const DigitCells lefts = lefts_of(theory_.at_start().left, kind, right, Conclusion(last));
    bool is_tried = false;
    for_each_cell(lefts.cells, [&](Cell cell) {
      if (is_tried) return;
      is_tried = true;
      found = conclude(state, right.candidate(), Candidate(cell, Digit(lefts.digit)), more, key);
    });
  });
  return found;
}

/// Continues after one more conclusion; once for each set of conclusions with the same last one.
bool GuardianWhipSearch::conclude(const TheoryState& state, Candidate right, Candidate left, int more,
                                  std::uint64_t key) {
  const std::uint64_t next_key = key + splitmix64(static_cast<std::uint64_t>(right.index()));
  if (!seen_.insert(splitmix64(next_key + static_cast<std::uint64_t>(right.index())) | 1)) return false;
  TheoryState next = state;
  next.place(right);
  if (next.left == state.left) return false;
  lefts_[static_cast<std::size_t>(path_.size)] = left;
  path_.push(Conclusion(right));
  if (deepen(next, right, more - 1, next_key)) return true;
  path_.pop();
  return false;
}

/// A candidate of an empty variable that the last conclusion has excluded.
std::optional<Candidate> GuardianWhipSearch::left_of_empty(const LabelSet& left, Candidate last) const {
  const GuardianVariable& guardians = theory_.guardians();
  std::optional<Candidate> found;
  if (guardians.count_in(left) == 0) found = guardians.excluded_by(last);
  for_each_empty(left, [&](VariableKind kind, Candidate member) {
    const DigitCells lefts = lefts_in(theory_.at_start().left, kind, member, Conclusion(last));
    for_each_cell(lefts.cells, [&](Cell cell) {
      if (!found) found = Candidate(cell, Digit(lefts.digit));
    });
  });
  return found;
}

}  // namespace deduku::trial
