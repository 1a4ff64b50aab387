// Forcing Net Contradiction: a candidate is assumed true or false, and singles are filled in one by one until a cell
// has no candidate left or a house has no place for a digit.
//
//     r1c1=4 -> r1c5<>4 --+                     A claim of a net may need several others: r4c5 is 7 because
//     r1c1=4 -> r6c1=2 -> r4c5<>2 --+--> r4c5=7     both 4 and 2 are gone. A link of a chain needs only one.
//
// A single follows only if the rest of its cell or house is gone, round after round
// (techniques/forcing/net_spread.hpp); premises that a chain refutes are left to the chains. Variants 0, 1: a cell has
// no candidate left; 2, 3: a digit has no place in a house. In the even variants the premise is a candidate assumed
// true. The branch contains only the claims that the proof needs; if two digits go into that cell, or the digit goes
// twice into a house, it ends with these.
#include "src/core/step_sink.hpp"
#include "src/core/workspace.hpp"
#include "techniques/forcing/forcing_chains.hpp"
#include "techniques/forcing/forcing_nets.hpp"
#include "techniques/forcing/forcing_proof.hpp"
#include "techniques/forcing/forcing_steps.hpp"

namespace deduku {

namespace forcing_net_contradiction {
namespace {

bool emit(const Grid& grid, Workspace& workspace, Claim premise, StepSink& sink) {
  const forcing::NetSpread& net = workspace.get<forcing::Nets>(grid).spread(premise);
  const Variable wipeout = *net.wipeout();
  auto& branches = workspace.cleared<BranchList>();
  forcing::NetProof proof(grid, net, premise, branches);
  proof.append_contradiction(workspace.get<forcing::Chains>(grid).choices().of(wipeout).candidates());
  Step step = forcing::contradiction_step(TechniqueId::forcing_net_contradiction, grid, premise, wipeout);
  step.evidence.rounds = static_cast<std::uint8_t>(net.rounds());
  return sink.emit(
      step, [&](Evidence& evidence) { explain_by_assumption(evidence, step.effects); }, branches.all());
}

void find(const Grid& grid, Workspace& workspace, StepSink& sink) {
  const forcing::Nets& nets = workspace.get<forcing::Nets>(grid);
  forcing::emit_by_cost(
      grid, sink, technique::forcing_net_contradiction.surcharge,
      [&](Claim premise) { return nets.contradiction_rounds(premise); },
      [&](Claim premise) { return emit(grid, workspace, premise, sink); });
}

}  // namespace
}  // namespace forcing_net_contradiction

const Technique technique::forcing_net_contradiction{
    .name = "Forcing Net Contradiction",
    .find = forcing_net_contradiction::find,
    .surcharge = forcing::net_surcharge(StepCount::rounds),
    .se = {85, 96},
    .hodoku = {"1303"},
};

}  // namespace deduku
