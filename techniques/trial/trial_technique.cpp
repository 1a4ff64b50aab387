#include "techniques/trial/trial_technique.hpp"

#include "src/core/step_sink.hpp"

namespace deduku::trial {

namespace {

/// The candidates of the empty cell or house: the parents of the contradiction.
CandidateSet shortage_of(const Branch& branch) {
  CandidateSet shortage;
  for (const std::uint16_t parent : branch.parents(branch.nodes.back())) {
    const Node& node = branch.nodes[parent].node;
    shortage.insert(node.digit, node.cells);
  }
  return shortage;
}

bool emit_trial(TechniqueId technique, int depth, TrialSize size, Candidate candidate, const Grid& grid,
                Workspace& workspace, StepSink& sink) {
  auto& branches = workspace.scratch<BranchList>();
  const TheoryState& state = workspace.history<Trials>(grid).state();
  auto& proof = workspace.scratch<TrialProof>();
  proof.prove(grid, state, candidate, depth, size.length, branches);
  (void)workspace.budget().spend(proof.spent() / 4);  // its states are only examined for contradictions
  Step step = elimination_step(technique, grid, candidate, shortage_of(branches[0]));
  step.evidence.length = static_cast<std::uint16_t>(size.length);
  step.evidence.rounds = static_cast<std::uint8_t>(size.rounds);
  return emit_elimination(step, branches, sink);
}

/// A candidate that is refuted, and the number of rounds.
struct Refuted {
  Candidate candidate;
  int rounds;
};

/// The candidates of a grid by the state of their trials.
struct Targets {
  std::vector<Candidate> open;   ///< not refuted with braids up to the length tried so far
  std::vector<Refuted> refuted;  ///< refuted with the longest of these
};

/// Moves the candidates that trials with braids of a length refute. If only the cheapest are wanted, counts rounds only
/// up to the minimum; candidates that need more rounds are then useless.
void refute_targets(Targets& targets, Trials& trials, int depth, int length, bool wants_cheapest) {
  targets.refuted.clear();
  int limit = never;
  std::erase_if(targets.open, [&](Candidate candidate) {
    if (!trials.refutes(candidate, depth, length)) return false;
    const int rounds = trials.rounds(candidate, depth, length, limit);
    targets.refuted.push_back({candidate, rounds});
    if (wants_cheapest) limit = std::min(limit, rounds);
    return true;
  });
  std::erase_if(targets.refuted, [&](const Refuted& refuted) { return refuted.rounds > limit; });
}

}  // namespace

void find_trials(TechniqueId technique, int depth, const Grid& grid, Workspace& workspace, StepSink& sink) {
  auto& trials = workspace.history<Trials>(grid);
  if (trials.is_too_deep(depth)) return;
  auto& targets = workspace.scratch<Targets>();
  targets.open.clear();
  for (Candidate candidate : grid.all_candidates()) {
    if (sink.has_use_for(candidate)) targets.open.push_back(candidate);
  }
  for (int length = 1; length <= any_length; ++length) {
    if (!sink.should_search_at(surcharge_of({length, 0}))) break;
    refute_targets(targets, trials, depth, length, sink.wants_cheapest() || sink.wants_first());
    if (!targets.refuted.empty()) sink.set_min_surcharge(surcharge_of({length, targets.refuted.front().rounds}));
    for (const auto& [candidate, rounds] : targets.refuted) {
      if (workspace.budget().is_over()) return;
      if (emit_trial(technique, depth, {length, rounds}, candidate, grid, workspace, sink)) return;
    }
  }
}

}  // namespace deduku::trial
