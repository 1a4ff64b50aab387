// Forcing Net Verity: one of several candidates is true, and from each of them singles lead one by one to the same end.
//
//     r5c2=4 -> ... singles ... -> r3c1<>8          r5c2 holds 4 or 9, so r3c1 is not 8.
//     r5c2=9 -> ... singles ... -> r3c1<>8
//
// The alternatives are the candidates of a cell (variant 0), the places of a digit in a house (variant 1), or one
// candidate that is true or false (variant 2). None of them may be impossible by itself, which is a contradiction, and
// no chain may prove the same. The branches, one for each alternative, contain only the claims that the proof needs.
#include "src/core/step_sink.hpp"
#include "src/core/workspace.hpp"
#include "techniques/forcing/forcing_chains.hpp"
#include "techniques/forcing/forcing_nets.hpp"
#include "techniques/forcing/forcing_proof.hpp"
#include "techniques/forcing/forcing_steps.hpp"

namespace deduku {

namespace forcing_net_verity {
namespace {

bool emit(const Grid& grid, Workspace& workspace, Claim outcome, StepSink& sink) {
  auto& nets = workspace.get<forcing::Nets>(grid);
  auto& branches = workspace.cleared<BranchList>();
  const forcing::Alternatives alternatives = nets.common_outcome(outcome).alternatives;
  Step step = forcing::verity_step(TechniqueId::forcing_net_verity, grid, outcome, alternatives);
  for (Claim premise : workspace.get<forcing::Chains>(grid).choices().premises(alternatives)) {
    const forcing::NetSpread& net = nets.spread(premise);
    forcing::NetProof(grid, net, premise, branches).append(outcome);
    step.evidence.rounds = static_cast<std::uint8_t>(std::max<int>(step.evidence.rounds, net.round(outcome)));
  }
  return sink.emit(
      step, [&](Evidence& evidence) { forcing::argue_by_alternatives(evidence, step.effects, alternatives); },
      branches.all());
}

void find(const Grid& grid, Workspace& workspace, StepSink& sink) {
  const auto& nets = workspace.get<forcing::Nets>(grid);
  forcing::emit_by_cost(
      grid, sink, technique::forcing_net_verity.surcharge,
      [&](Claim outcome) { return nets.common_outcome(outcome).cost; },
      [&](Claim outcome) { return emit(grid, workspace, outcome, sink); });
}

}  // namespace
}  // namespace forcing_net_verity

const Technique technique::forcing_net_verity{
    .name = "Forcing Net Verity",
    .find = forcing_net_verity::find,
    .surcharge = forcing::net_surcharge(StepCount::rounds_and_branches),
    .se = {85, 96},
    .hodoku = {"1304"},
};

}  // namespace deduku
