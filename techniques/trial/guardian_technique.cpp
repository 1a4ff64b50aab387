#include "techniques/trial/guardian_technique.hpp"

namespace deduku::trial {

namespace {

constexpr std::uint64_t units_per_target = 30;

/// The remaining candidates after an assumption and singles, until these contradict each other or nothing follows.
TheoryState after_singles(TheoryState state, Candidate target, const LabelSet& rested) {
  state.place(target);
  LabelSet soles;
  while (find_soles(state.left, rested, soles)) {
    soles -= state.placed;
    if (soles.empty()) break;
    state.place(soles);
  }
  return state;
}

/// Whether the relation matters: at most one guardian is not excluded, and none is concluded.
bool has_say(const GuardianVariable& guardians, const TheoryState& state) {
  return guardians.count_in(state.placed) == 0 && guardians.count_in(state.left) <= 1;
}

}  // namespace

void GuardianTargets::compute(const Grid& grid, Workspace& workspace) {
  list_.clear();
  auto& trials = workspace.history<Trials>(grid);
  const auto relations = workspace.get<guardians::GuardianRelations>(grid).view();
  if (relations.empty() || trials.is_too_deep(1)) return;
  auto& theory = workspace.scratch<GuardianTheory>();
  for (Candidate target : grid.all_candidates()) {
    if (!workspace.budget().spend(units_per_target)) return;
    const TheoryState end = after_singles(trials.state(), target, trials.state().left);
    for (std::size_t i = 0; i < relations.size(); ++i) {
      if (relations[i].source != facts::GuardianSource::filling) continue;
      const GuardianVariable guardians(relations[i].guardians);
      if (!has_say(guardians, end)) continue;
      theory.start(trials.state(), guardians);
      TheoryState assumed = trials.state();
      assumed.place(target);
      const int least = theory.rounds_to_contradiction(assumed, {}, longest_pattern - 1) + 1;
      if (least <= longest_pattern) list_.push_back({target, static_cast<std::uint16_t>(i), least});
    }
  }
}

Step guardian_pattern_step(TechniqueId technique, const Grid& grid, Candidate target,
                           const facts::GuardianRelation& relation, const CandidateSet& shortage) {
  Step step{technique};
  const bool is_of_relation = shortage == relation.guardians;
  if (!is_of_relation) step = elimination_step(technique, grid, target, shortage);
  const HouseSet base = step.evidence.base;
  if (is_of_relation) {
    step.variant = 1;
    step.effects.removes.insert(target);
    step.evidence.add(Role::pivot, {target.cell()}, {target.digit()});
  }
  facts::add_relation(relation, step.evidence);
  step.evidence.base = base;
  return step;
}

}  // namespace deduku::trial
