#include "techniques/trial/trial_technique.hpp"

namespace deduku::trial {

namespace {

/// The candidates of what is left without anything: the parents of the contradiction.
CandidateSet shortage_of(const Branch& branch) {
  CandidateSet shortage;
  for (const std::uint16_t parent : branch.parents(branch.nodes.back())) {
    const Node& node = branch.nodes[parent].node;
    shortage.insert(node.digit, node.cells);
  }
  return shortage;
}

bool emit_trial(TechniqueId technique, int depth, int rounds, Candidate candidate, const Grid& grid,
                Workspace& workspace, StepSink& sink) {
  auto& branches = workspace.scratch<BranchList>();
  const TheoryState& state = workspace.get<Trials>(grid).state();
  workspace.scratch<TrialProof>().prove(grid, state, candidate, depth, branches);
  Step step = elimination_step(technique, grid, candidate, shortage_of(branches[0]));
  step.evidence.rounds = static_cast<std::uint8_t>(rounds);
  return sink.emit(step, {}, branches.all());
}

/// A candidate with the fewest rounds, the first of equals.
struct Cheapest {
  std::optional<Candidate> candidate;
  int rounds = never;
};

Cheapest find_cheapest(const Grid& grid, Trials& trials, int depth) {
  Cheapest cheapest;
  for (Candidate candidate : grid.all_candidates()) {
    const int limit = cheapest.candidate ? cheapest.rounds - 1 : never;
    if (limit < Trials::least_rounds(depth)) break;
    const int rounds = trials.rounds(candidate, depth, limit);
    if (rounds != never) cheapest = {candidate, rounds};
  }
  return cheapest;
}

}  // namespace

bool find_trials(TechniqueId technique, int depth, const Grid& grid, Workspace& workspace, StepSink& sink) {
  auto& trials = workspace.get<Trials>(grid);
  if (trials.is_too_deep(depth)) return false;
  const auto emit = [&](Candidate candidate, int rounds) {
    return emit_trial(technique, depth, rounds, candidate, grid, workspace, sink);
  };
  if (sink.wants_first()) {
    const auto [candidate, rounds] = find_cheapest(grid, trials, depth);
    return candidate && emit(*candidate, rounds);
  }
  const int most = sink.wants_cheapest() ? find_cheapest(grid, trials, depth).rounds : never;
  for (Candidate candidate : grid.all_candidates()) {
    const int rounds = trials.rounds(candidate, depth, most);
    if (rounds != never && emit(candidate, rounds)) return true;
  }
  return false;
}

}  // namespace deduku::trial
