// Steps of forcing chains and forcing nets, shared by the four techniques.
//
// A contradiction starts from one premise, the pivot. The body is the cell that would be left without candidates, or
// the places of a digit in the base house that would be left without any. Its only branch ends with the denial of the
// premise. A verity starts from alternatives, the pivot: each has a branch of its own, which ends with the outcome.
#pragma once

#include <algorithm>

#include "deduku/technique.hpp"
#include "src/core/argument_blocks.hpp"
#include "src/core/step_sink.hpp"
#include "techniques/forcing/choices.hpp"

namespace deduku::forcing {

/// The variants of a contradiction: the kind of choice left without a candidate, or the premise denies itself; and
/// whether the premise is a candidate on or off.
enum class ContradictionKind : std::uint8_t { cell, house, itself };
constexpr std::uint8_t contradiction_variant(ContradictionKind kind, bool premise_is_on) {
  return static_cast<std::uint8_t>(2 * static_cast<int>(kind) + (premise_is_on ? 0 : 1));
}

/// The step that makes the premise false; `wipeout` is the choice left without a candidate, empty if the premise denies
/// itself.
Step contradiction_step(TechniqueId technique, const Grid& grid, Claim premise, std::optional<Variable> wipeout);

/// The step that makes the common outcome of all alternatives true. Variant 0: the candidates of a cell; 1: the places
/// of a digit in a house; 2: a candidate, true or false.
Step verity_step(TechniqueId technique, const Grid& grid, Claim outcome, const Alternatives& alternatives);

/// States that one of the alternatives is true, and that the branch of each ends with the effects.
void argue_by_alternatives(Evidence& evidence, const Effects& effects, const Alternatives& alternatives);

/// Emits a step for every claim about a candidate with a cost below `never`, unless its surcharge is more than the sink
/// accepts; for a sink that wants one step only, the cheapest. The technique provides `cost(claim)` and `emit(claim)`.
template <class Cost, class Emit>
bool emit_by_cost(const Grid& grid, const StepSink& sink, const Surcharge& surcharge, Cost&& cost, Emit&& emit) {
  std::optional<Claim> cheapest;
  int least = CommonOutcome::never;
  for (Candidate candidate : grid.all_candidates()) {
    for (const bool is_on : {true, false}) {
      const Claim claim(candidate, is_on);
      const int own = cost(claim);
      if (own >= least) continue;
      if (!sink.wants_first()) {
        if (sink.accepts(surcharge.at(own)) && emit(claim)) return true;
        continue;
      }
      least = own;
      cheapest = claim;
    }
  }
  return cheapest && emit(*cheapest);
}

/// The surcharge of chains: a tenth of a point for each limit that the number of their links, plus the branches or
/// guardians, exceeds.
constexpr Surcharge chain_surcharge(StepCount count) {
  constexpr int tenth = 10;
  return {{SurchargeTerm::once(count, tenth, 6), SurchargeTerm::once(count, tenth, 8),
           SurchargeTerm::once(count, tenth, 12), SurchargeTerm::once(count, tenth, 16),
           SurchargeTerm::once(count, tenth, 24), SurchargeTerm::once(count, tenth, 32),
           SurchargeTerm::once(count, tenth, 48), SurchargeTerm::once(count, tenth, 64)},
          8 * tenth};
}

/// The surcharge of nets: the rounds of their deepest branch, plus the branches or guardians.
constexpr Surcharge net_surcharge(StepCount count) {
  return {{{.count = count, .per = 10, .free = 2}}, 100};
}

}  // namespace deduku::forcing
