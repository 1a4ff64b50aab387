// Kraken fish: the elimination does not see the fins of a fish, but excludes them by chains.
//
//     f   4  .  .  |  4      Without the fin f the fish has its 4s in the body, and x is not 4. If f is 4, a
//         |        |  :      chain leads from there to the same end.
//         4  .  .  |  4  x
//
// Read backward: remove the places that the elimination, if it is true, excludes by chains; then the base houses no
// longer fit into the cover houses. All fins are struck, and the body in one of the cover houses: either the
// elimination takes the place in that house itself (type 1), or the chains do (type 2).
//
// The search covers fish up to the Franken class, of two to four houses, with one or two fins and no endo-fins, and
// only those that are needed (techniques/fish/fish_search.hpp). Chains without a fish that remove the same candidate
// cost less, unless they are much longer: the fish is only searched for in that case.
//
// The cost of a kraken fish increases with the number of links of its chains, as for forcing chains: a kraken that
// loses places reduces to a smaller one, or to a Forcing Chain Verity of a base house, with some of the same chains.
#pragma once

#include "src/core/step_sink.hpp"
#include "src/core/workspace.hpp"
#include "techniques/forcing/forcing_steps.hpp"

namespace deduku::forcing {

enum class KrakenType : std::uint8_t { one, two };

inline constexpr Surcharge kraken_surcharge = chain_surcharge(StepCount::links_and_roots);

/// Emits the kraken fish of a type; for each elimination, the one with the shortest chains.
void find_kraken_fish(KrakenType type, const Grid& grid, Workspace& workspace, StepSink& sink);

}  // namespace deduku::forcing
