#include "techniques/trial/trials.hpp"

#include "deduku/search.hpp"
#include "techniques/facts/workspace.hpp"

namespace deduku::trial {

namespace {

LabelSet labels_of(const Solution& solution) {
  LabelSet labels;
  for (Cell cell : Cell::all()) labels.insert({cell, solution[cell.index()]});
  return labels;
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
  CandidateSet open = grid_.all_candidates();
  const auto spare_all = [&](const Solution& solution) {
    const LabelSet labels = labels_of(solution);
    for (int depth = 2; depth <= max_depth; ++depth) spare(labels, depth);
    for (Cell cell : Cell::all()) open.erase({cell, solution[cell.index()]});
    return true;
  };
  if (search::enumerate(search::Puzzle(grid_), spare_all, 2).count < 2) return;
  for (Candidate candidate : grid_.all_candidates()) {
    if (!open.contains(candidate)) continue;
    Grid with = grid_;
    if (with.place(candidate.cell(), candidate.digit()) == Status::contradiction) continue;
    search::enumerate(search::Puzzle(with), spare_all, 1);
  }
}

}  // namespace deduku::trial
