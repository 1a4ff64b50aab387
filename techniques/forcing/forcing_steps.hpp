// Steps of forcing chains and forcing nets, shared by the four techniques.
//
// A contradiction starts from one premise, the pivot; the body is the cell, or the places of a digit in the base house,
// that would be left without; its one branch ends with the denial of the premise. A verity starts from alternatives,
// the pivot: each has a branch of its own, which ends with the outcome.
#pragma once

#include <algorithm>

#include "deduku/technique.hpp"
#include "src/core/argument_blocks.hpp"
#include "src/core/step_sink.hpp"
#include "techniques/forcing/choices.hpp"

namespace deduku::forcing {

/// The variants of a contradiction: what is left without a candidate, or else the premise denies itself; and whether
/// the premise is a candidate on or off.
enum class ContradictionKind : std::uint8_t { cell, house, itself };
constexpr std::uint8_t contradiction_variant(ContradictionKind kind, bool premise_is_on) {
  return static_cast<std::uint8_t>(2 * static_cast<int>(kind) + (premise_is_on ? 0 : 1));
}

/// The step that takes a premise for false; `wipeout` is the choice left without a candidate, empty where the premise
/// denies itself.
Step contradiction_step(TechniqueId technique, const Grid& grid, Claim premise, std::optional<Variable> wipeout);

/// The step that takes for true what all alternatives lead to. Variant 0: the candidates of a cell; 1: the places of a
/// digit in a house; 2: a candidate, true or false.
Step verity_step(TechniqueId technique, const Grid& grid, Claim outcome, const Alternatives& alternatives);

/// States that one of the alternatives is true, and that the branch of each ends with the effects.
void argue_by_alternatives(Evidence& evidence, const Effects& effects, const Alternatives& alternatives);

/// How many branches the proof of such a step has.
int branch_count(const Step& step);

/// Emits a step for every claim about a candidate with a cost below `never`, unless its surcharge is more than the sink
/// takes; for a sink that wants one step only, the cheapest. `cost(claim)` and `emit(claim)` are the technique's own.
template <class Cost, class Emit>
bool emit_by_cost(const Grid& grid, const StepSink& sink, int (*surcharge)(int cost), Cost&& cost, Emit&& emit) {
  std::optional<Claim> cheapest;
  int least = CommonOutcome::never;
  for (Candidate candidate : grid.all_candidates()) {
    for (const bool is_on : {true, false}) {
      const Claim claim(candidate, is_on);
      const int own = cost(claim);
      if (own >= least) continue;
      if (!sink.wants_first()) {
        if (sink.takes(surcharge(own)) && emit(claim)) return true;
        continue;
      }
      least = own;
      cheapest = claim;
    }
  }
  return cheapest && emit(*cheapest);
}

/// The surcharge of a chain by its cost: the number of links, and one for each branch beyond the first.
constexpr int chain_surcharge(int cost) {
  int surcharge = 0;
  for (int limit : {6, 8, 12, 16, 24, 32, 48, 64}) surcharge += cost > limit ? 10 : 0;
  return surcharge;
}
inline constexpr int max_chain_surcharge = chain_surcharge(1000);

/// The surcharge of a net by its cost: the rounds of its deepest branch, and one for each branch beyond the first.
constexpr int net_surcharge(int cost) {
  return std::clamp(10 * (cost - 2), 0, 100);
}
inline constexpr int max_net_surcharge = net_surcharge(1000);

}  // namespace deduku::forcing
