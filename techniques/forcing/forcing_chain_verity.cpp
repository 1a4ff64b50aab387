// Forcing Chain Verity: one of several candidates is true, and chains lead from each of them to the same end.
//
//     r5c2=4 -> r5c7<>4 -> r3c7=4 -> r3c1<>4        r5c2 holds 4, 6 or 9. None of them leaves the 4 in r3c1.
//     r5c2=6 -> r2c2<>6 -> r2c1=6 -> ...  r3c1<>4
//     r5c2=9 -> ...                       r3c1<>4
//
// The alternatives are the candidates of a cell (variant 0), the places of a digit in a house (variant 1), or one
// candidate that is true or false (variant 2). The links are those of Forcing Chain Contradiction, and the two
// techniques have the same outcomes because a chain read backward is a chain (techniques/forcing/forcing_chains.hpp).
#include "src/core/step_sink.hpp"
#include "src/core/workspace.hpp"
#include "techniques/forcing/forcing_chains.hpp"
#include "techniques/forcing/forcing_proof.hpp"
#include "techniques/forcing/forcing_steps.hpp"

namespace deduku {

namespace forcing_chain_verity {
namespace {

bool emit(const Grid& grid, Workspace& workspace, Claim outcome, StepSink& sink) {
  auto& chains = workspace.get<forcing::Chains>(grid);
  auto& branches = workspace.cleared<BranchList>();
  const forcing::Alternatives alternatives = chains.common_outcome(grid, outcome).alternatives;
  Step step = forcing::verity_step(TechniqueId::forcing_chain_verity, grid, outcome, alternatives);
  for (Claim premise : chains.choices().premises(alternatives)) {
    const forcing::ChainSpread& spread = chains.spread(grid, premise);
    forcing::append_chain(grid, spread, premise, outcome, branches);
    step.evidence.length = static_cast<std::uint16_t>(step.evidence.length + spread.distance(outcome));
  }
  return sink.emit(
      step, [&](Evidence& evidence) { forcing::argue_by_alternatives(evidence, step.effects, alternatives); },
      branches.all());
}

void find(const Grid& grid, Workspace& workspace, StepSink& sink) {
  auto& chains = workspace.get<forcing::Chains>(grid);
  const auto cost = [&](Claim outcome) {
    return chains.outcomes().contains(outcome) ? chains.common_outcome(grid, outcome).cost
                                               : forcing::CommonOutcome::never;
  };
  forcing::emit_by_cost(grid, sink, technique::forcing_chain_verity.surcharge, cost,
                        [&](Claim outcome) { return emit(grid, workspace, outcome, sink); });
}

}  // namespace
}  // namespace forcing_chain_verity

const Technique technique::forcing_chain_verity{
    .name = "Forcing Chain Verity",
    .find = forcing_chain_verity::find,
    .surcharge = forcing::chain_surcharge(StepCount::links_and_branches),
    .se = {70, 87},
    .hodoku = {"1302"},
};

}  // namespace deduku
