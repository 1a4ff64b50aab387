// Chains from the guardians of a relation to one end, shared by the techniques of both kinds of relations.
//
//     r1c5=6 -> r8c5<>6 -> r8c7=6 ...  r8c8<>6       At least one of the guardians r1c5=6, r2c8=6 and r5c7=3 is
//     r2c8=6 -> r8c8<>6                              true, and each of them leads to the same end.
//     r5c7=3 -> r8c7<>3 -> ...         r8c8<>6
//
// The links are those of forcing chains, and a chain read backward is a chain. So one search from the negation of the
// end finds the path to every guardian.
#pragma once

#include "src/core/step_sink.hpp"
#include "src/core/workspace.hpp"
#include "techniques/facts/guardian_relation.hpp"
#include "techniques/forcing/forcing_chains.hpp"
#include "techniques/forcing/forcing_steps.hpp"

namespace deduku::forcing {

/// Every end to which all guardians of some relation lead by chains.
Claims guardian_outcomes(const Grid& grid, Workspace& workspace, std::span<const facts::GuardianRelation> relations);

/// A relation that leads to an end, and its cost.
struct GuardianProof {
  const facts::GuardianRelation* relation = nullptr;
  int cost = CommonOutcome::never;

  /// Replaces the relation by one that costs less, or as much with a lower variant, so the variant is the same in every
  /// orientation.
  void improve(const facts::GuardianRelation& other, int other_cost) {
    if (other_cost > cost) return;
    const bool is_better = other_cost < cost || facts::variant_of(other) < facts::variant_of(*relation);
    if (is_better) *this = {&other, other_cost};
  }

  friend bool operator==(const GuardianProof&, const GuardianProof&) = default;
};

/// The relation with the shortest chains to an end; its cost is the number of links, plus one for each guardian beyond
/// the first.
GuardianProof cheapest_guardians(const Grid& grid, Chains& chains, std::span<const facts::GuardianRelation> relations,
                                 Claim outcome);

/// The step that makes the end true.
Step guardian_step(TechniqueId technique, const facts::GuardianRelation& relation, Claim outcome);

/// States that one of the guardians is true, and that each leads to the effects.
void argue_by_guardians(Evidence& evidence, const Effects& effects, const facts::GuardianRelation& relation);

/// Adds a branch for each guardian, in the order of the evidence; returns the number of their links.
std::uint16_t append_guardian_chains(const Grid& grid, Chains& chains, const facts::GuardianRelation& relation,
                                     Claim outcome, BranchList& branches);

/// Emits for each end the step with the shortest chains. `complete(relation)` turns a relation into the form that is
/// reported.
template <class Complete>
void find_guardian_chains(TechniqueId technique, const Grid& grid, Workspace& workspace,
                          std::span<const facts::GuardianRelation> relations, StepSink& sink, Complete&& complete) {
  if (relations.empty()) return;
  auto& chains = workspace.get<Chains>(grid);
  const Claims outcomes = guardian_outcomes(grid, workspace, relations);
  const auto cost = [&](Claim outcome) {
    return outcomes.contains(outcome) ? cheapest_guardians(grid, chains, relations, outcome).cost
                                      : CommonOutcome::never;
  };
  const auto emit = [&](Claim outcome) {
    const facts::GuardianRelation relation = complete(*cheapest_guardians(grid, chains, relations, outcome).relation);
    auto& branches = workspace.cleared<BranchList>();
    Step step = guardian_step(technique, relation, outcome);
    step.evidence.length = append_guardian_chains(grid, chains, relation, outcome, branches);
    return sink.emit(
        step, [&](Evidence& evidence) { argue_by_guardians(evidence, step.effects, relation); }, branches.all());
  };
  emit_by_cost(grid, sink, technique_of(technique).surcharge, cost, emit);
}

}  // namespace deduku::forcing
