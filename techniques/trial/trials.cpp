#include "techniques/trial/trials.hpp"

#include <utility>

namespace deduku::trial {

namespace {

using theory::TheoryOutcome;

/// The open cell with the fewest candidates.
Cell tightest_cell(const TheoryState& state) {
  std::array<std::uint8_t, Cell::count> counts{};
  (state.left - state.placed).for_each([&](Candidate candidate) { ++counts[candidate.cell().index()]; });
  Cell tightest;
  int least = Digit::count + 1;
  for (Cell cell : Cell::all()) {
    const int count = counts[cell.index()];
    if (count == 0 || count >= least) continue;
    least = count;
    tightest = cell;
  }
  return tightest;
}

/// Calls `visit(labels)` for one solution after the other until it returns false; whether it never did.
template <class Visit>
bool all_solutions(TheoryState state, Visit&& visit) {
  const TheoryOutcome outcome = theory::close(state);
  if (outcome == TheoryOutcome::dead) return true;
  if (outcome == TheoryOutcome::solved) return visit(state.placed);
  const Cell cell = tightest_cell(state);
  for (Digit digit : Digit::all()) {
    if (!state.left.contains({cell, digit})) continue;
    TheoryState copy = state;
    copy.place({cell, digit});
    if (!all_solutions(copy, visit)) return false;
  }
  return true;
}

}  // namespace

void Trials::compute(const Grid& grid, Workspace& /*workspace*/) {
  grid_ = grid;
  state_ = TheoryState(grid);
  LabelSet singles;
  is_at_rest_ = theory::find_soles(state_.left, singles) && (singles - state_.placed).empty();
  has_spared_solutions_ = false;
  for (Rounds& rounds : rounds_) rounds.fill(unknown);
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
    if (rounds(candidate, depth) != never) return true;
  }
  return false;
}

int Trials::rounds(Candidate candidate, int depth, int limit) {
  if (depth > 1) spare_solutions();
  std::uint8_t& known = rounds_[depth - 1][candidate.index()];
  if (known != unknown) return known <= limit ? known : never;
  TheoryState copy = state_;
  copy.place(candidate);
  const int rounds = rounds_to_refutation(copy, depth - 1, limit);
  if (rounds != never) return known = static_cast<std::uint8_t>(rounds);
  if (limit == never) spare(copy.placed, depth);
  return never;
}

/// What follows from a possible assumption is possible itself, for it assumes less.
void Trials::spare(const LabelSet& possible, int depth) {
  possible.for_each([&](Candidate candidate) { rounds_[depth - 1][candidate.index()] = never; });
}

/// What is in a solution need not be tried: no trial refutes it, however deep. This only saves time, most of it on grids
/// with many solutions.
void Trials::spare_solutions() {
  if (std::exchange(has_spared_solutions_, true)) return;
  LabelSet seen;
  int count = 0;
  const auto spare_all = [&](const LabelSet& solution) {
    for (int depth = 2; depth <= max_depth; ++depth) spare(solution, depth);
    seen |= solution;
    return ++count < 2;
  };
  if (all_solutions(state_, spare_all)) return;
  (state_.left - state_.placed).for_each([&](Candidate candidate) {
    if (seen.contains(candidate)) return;
    TheoryState with = state_;
    with.place(candidate);
    all_solutions(with, spare_all);
  });
}

}  // namespace deduku::trial
