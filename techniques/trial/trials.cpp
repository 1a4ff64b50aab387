#include "techniques/trial/trials.hpp"
#include "deduku/per.hpp"

#include <algorithm>
#include <utility>

namespace deduku::trial {

namespace {

/// The open cell with the fewest candidates.
Cell tightest_cell(const TheoryState& state) {
  PerCell<std::uint8_t> counts{};
  (state.left - state.placed).for_each([&](Candidate candidate) { ++counts[candidate.cell()]; });
  Cell tightest;
  int least = Digit::count + 1;
  for (Cell cell : Cell::all()) {
    const int count = counts[cell];
    if (count == 0 || count >= least) continue;
    least = count;
    tightest = cell;
  }
  return tightest;
}

/// Calls `visit(labels)` for one solution after the other until it returns true; true if it did, or the budget is over.
template <class Visit>
bool any_solution(TheoryState state, StateMeter meter, Visit&& visit) {
  if (!meter.spend()) return true;
  const TheoryOutcome outcome = close(state);
  if (outcome == TheoryOutcome::dead) return false;
  if (outcome == TheoryOutcome::solved) return visit(state.placed);
  const Cell cell = tightest_cell(state);
  for (Digit digit : Digit::all()) {
    if (!state.left.contains({cell, digit})) continue;
    TheoryState copy = state;
    copy.place({cell, digit});
    if (any_solution(copy, meter, visit)) return true;
  }
  return false;
}

}  // namespace

void Trials::follow(const Grid& grid, const Past& past) {
  const LabelSet before = state_.left;
  grid_ = grid;
  state_ = TheoryState(grid);
  LabelSet singles;
  is_at_rest_ = find_soles(state_.left, singles) && (singles - state_.placed).empty();
  has_spared_solutions_ = false;
  const bool is_later = past.is_same_puzzle();
  for (auto& verdicts : verdicts_) {
    std::ranges::replace_if(
        verdicts, [&](Verdict known) { return !is_later || known == Verdict::possible; }, Verdict::unknown);
  }
  const LabelSet gone = before - state_.left;
  for (std::vector<Progress>& all : progress_) {
    for (Progress& progress : all) is_later ? progress.go_on(gone) : progress.start_again();
  }
}

void Trials::Progress::start_again() {
  states.clear();
  valid = 0;
  stale = 0;
  ends_in_nothing = false;
}

/// Longer braids leave less: if a state has lost nothing, later ones have not either.
void Trials::Progress::go_on(const LabelSet& gone) {
  if (valid >= stale) stale = 0;
  valid = 0;
  std::size_t place = 0;
  for (; place < states.size() && states[place].left.intersects(gone); ++place) states[place].left -= gone;
  stale = std::max(stale, place);
}

bool Trials::is_too_deep(int depth) {
  if (!is_at_rest_) return true;
  for (int less = 1; less < depth; ++less) {
    if (refutes_any(less)) return true;
  }
  return false;
}

bool Trials::refutes_any(int depth) {
  for (Candidate candidate : grid_.all_candidates()) {
    if (refutes(candidate, depth)) return true;
  }
  return false;
}

TheoryState Trials::state_with(Candidate candidate) const {
  TheoryState state = state_;
  state.place(candidate);
  return state;
}

Trials::Progress& Trials::progress(Candidate candidate, int depth) {
  std::vector<Progress>& all = progress_[depth - 2];
  if (all.empty()) all.resize(Candidate::count);
  return all[candidate.slot()];
}

/// Whether no trial of the depth refutes a candidate, with braids of any length; starts from a state that its trial
/// reaches.
bool Trials::is_possible(Candidate candidate, int depth, TheoryState state) {
  Verdict& known = verdict(candidate, depth);
  if (known == Verdict::unknown) {
    const bool is_possible =
        depth == 1 ? close(state) != TheoryOutcome::dead : rounds_.bring_to_rest(state, any_length, depth - 2);
    known = is_possible ? Verdict::possible : Verdict::refuted;
    if (is_possible) spare(state.placed, depth);
  }
  return known == Verdict::possible;
}

bool Trials::refutes(Candidate candidate, int depth, int length) {
  if (depth > 1) spare_solutions();
  if (length == any_length) return !is_possible(candidate, depth, state_with(candidate));
  if (depth == 1) {
    return refutes(candidate, depth) && rounds_.find_braid(state_, candidate, length) != nullptr;
  }
  if (verdict(candidate, depth) == Verdict::possible) return false;
  Progress& own = progress(candidate, depth);
  while (own.valid < static_cast<std::size_t>(length)) {
    if (own.ends_in_nothing && own.valid == own.states.size()) return true;
    // Short braids are tried at once; before longer ones a cheap test for possible success is worthwhile.
    constexpr std::size_t short_length = 2;
    if (own.valid == short_length && is_possible(candidate, depth, own.states.back())) return false;
    lengthen(own, candidate, depth);
  }
  return false;
}

/// Brings the remaining state to rest under braids longer by one.
void Trials::lengthen(Progress& progress, Candidate candidate, int depth) {
  const std::size_t place = progress.valid;
  const bool is_known = place < progress.states.size();
  if (is_known && place >= progress.stale) {
    ++progress.valid;
    return;
  }
  TheoryState next = place == 0 ? state_with(candidate) : progress.states[place - 1];
  if (is_known) next.left -= next.left - progress.states[place].left;
  if (!rounds_.lengthen(next, static_cast<int>(place) + 1, depth - 2)) {
    progress.states.resize(place);
    progress.ends_in_nothing = true;
    verdict(candidate, depth) = Verdict::refuted;
    return;
  }
  progress.states.resize(std::max(progress.states.size(), place + 1));
  progress.states[place] = next;
  ++progress.valid;
}

int Trials::rounds(Candidate candidate, int depth, int length, int limit) {
  return rounds_.count(state_with(candidate), length, depth, limit);
}

/// Consequences of a possible assumption are possible themselves because they assume less.
void Trials::spare(const LabelSet& possible, int depth) {
  possible.for_each([&](Candidate candidate) { verdict(candidate, depth) = Verdict::possible; });
}

/// Candidates of a solution need not be tried: no trial refutes them, at any depth. This only saves time, most of it on
/// grids with many solutions.
void Trials::spare_solutions() {
  if (std::exchange(has_spared_solutions_, true)) return;
  LabelSet seen;
  int count = 0;
  const auto spare_two = [&](const LabelSet& solution) {
    for (int depth = 2; depth <= max_depth; ++depth) spare(solution, depth);
    seen |= solution;
    return ++count >= 2;
  };
  if (!any_solution(state_, meter_, spare_two)) return;
  (state_.left - state_.placed).for_each([&](Candidate candidate) {
    if (seen.contains(candidate)) return;
    TheoryState with = state_;
    with.place(candidate);
    any_solution(with, meter_, spare_two);
  });
}

}  // namespace deduku::trial
