// Forcing Chain Contradiction: chains lead from a premise, a candidate assumed true or false, to something impossible.
//
//     r1c1=4 -> r1c7<>4 -> r3c7=4 -> r3c2<>4 -> r3c2=6      Whatever r5c2 holds, the premise forbids it: the
//            -> r5c1<>4 -> r5c1=9 -> r5c2<>9                premise is false.
//            -> r2c1=6  -> r5c2<>6  ...
//
// Each link depends only on the claim before it. A true candidate makes candidates false that share its cell or house;
// a false one makes the other candidate of its cell true, or the only remaining node in a house: one cell, or a group
// of cells in one line and one box. The chains may end at all candidates of a cell (variants 0, 1), at all places of a
// digit in a house (2, 3), or one chain at the negation of the premise itself (4, 5); the premise is a candidate
// assumed true in the even variants. A premise that leads to some other claim and to its negation is not a separate
// case: techniques/forcing/forcing_chains.hpp.
#include "src/core/step_sink.hpp"
#include "src/core/workspace.hpp"
#include "techniques/forcing/forcing_chains.hpp"
#include "techniques/forcing/forcing_proof.hpp"
#include "techniques/forcing/forcing_steps.hpp"

namespace deduku {

namespace forcing_chain_contradiction {
namespace {

/// Emits the chain to the negation of the premise if it is not longer than the others.
bool emit(const Grid& grid, Workspace& workspace, Claim premise, StepSink& sink) {
  auto& chains = workspace.get<forcing::Chains>(grid);
  auto& branches = workspace.cleared<BranchList>();
  const auto [own_cost, choice_cost, choice] = chains.refutation(grid, premise);
  const std::optional<Variable> wipeout = own_cost <= choice_cost ? std::nullopt : std::optional(choice);
  forcing::ChainProof proof(grid, chains.spread(grid, premise), premise, branches);
  if (wipeout) {
    proof.append_contradiction(chains.choices().of(*wipeout).candidates());
  } else {
    proof.append(premise.negated());
  }
  Step step = forcing::contradiction_step(TechniqueId::forcing_chain_contradiction, grid, premise, wipeout);
  // The cost of a choice also counts branches as links; the step has no other links yet.
  const int counted_branches = count_of(StepCount::links_and_branches, step);
  step.evidence.length = static_cast<std::uint16_t>(wipeout ? choice_cost - counted_branches : own_cost);
  return sink.emit(
      step, [&](Evidence& evidence) { explain_by_assumption(evidence, step.effects); }, branches.all());
}

void find(const Grid& grid, Workspace& workspace, StepSink& sink) {
  auto& chains = workspace.get<forcing::Chains>(grid);
  const auto cost = [&](Claim premise) {
    if (!chains.outcomes().contains(premise.negated())) return forcing::Refutation::never;
    const forcing::Refutation refutation = chains.refutation(grid, premise);
    return std::min(refutation.own_cost, refutation.choice_cost);
  };
  forcing::emit_by_cost(grid, sink, technique::forcing_chain_contradiction.surcharge, cost,
                        [&](Claim premise) { return emit(grid, workspace, premise, sink); });
}

}  // namespace
}  // namespace forcing_chain_contradiction

const Technique technique::forcing_chain_contradiction{
    .name = "Forcing Chain Contradiction",
    .find = forcing_chain_contradiction::find,
    .surcharge = forcing::chain_surcharge(StepCount::links_and_branches),
    .se = {70, 87},
    .hodoku = {"1301"},
};

}  // namespace deduku
