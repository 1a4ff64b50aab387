// Forcing Net Contradiction: a candidate is taken for true, or for false, and single after single is filled in until a
// cell has no candidate left or a house no place for a digit.
//
//     r1c1=4 -> r1c5<>4 --+                     A claim of a net may need several others: r4c5 is 7 because
//     r1c1=4 -> r6c1=2 -> r4c5<>2 --+--> r4c5=7     both 4 and 2 are gone. A link of a chain needs only one.
//
// The rest of a cell or of a house has to be gone for a single, round after round (techniques/forcing/net_spread.hpp);
// what a chain refutes is left to the chains. Variants 0, 1: a cell is left without; 2, 3: a digit in a house. In the
// even variants the premise is a candidate taken for true. The branch shows only what the proof needs; where two digits
// go into that cell, or the digit goes twice into a house, it ends with these.
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
      step, [&](Evidence& evidence) { explain_by_assumption(evidence, step); }, branches.all());
}

void find(const Grid& grid, Workspace& workspace, StepSink& sink) {
  const forcing::Nets& nets = workspace.get<forcing::Nets>(grid);
  forcing::emit_by_cost(
      grid, sink, forcing::net_surcharge, [&](Claim premise) { return nets.contradiction_rounds(premise); },
      [&](Claim premise) { return emit(grid, workspace, premise, sink); });
}

int surcharge(const Step& step) {
  return forcing::net_surcharge(step.evidence.rounds);
}

}  // namespace
}  // namespace forcing_net_contradiction

const Technique technique::forcing_net_contradiction{
    .name = "Forcing Net Contradiction",
    .find = forcing_net_contradiction::find,
    .surcharge = forcing_net_contradiction::surcharge,
    .max_surcharge = forcing::max_net_surcharge,
    .se = {85, 96},
    .hodoku = {"1303"},
};

}  // namespace deduku
