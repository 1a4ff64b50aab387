// Kraken fish: fish whose fins the elimination does not see, but which exclude it by chains.
//
//     f   4  .  .  |  4      Without the fin f the fish has its 4s in the body, and x is not 4. If f is 4, a
//         |        |  :      chain leads from there to the same end.
//         4  .  .  |  4  x
//
// Read backward: what the elimination excludes by chains if it is true is removed; then the base houses no longer fit
// into the cover houses. Struck are all fins, and the body in one of the cover houses: either the elimination takes the
// place in that house itself (type 1), or the chains do (type 2).
//
// Searched are fish up to the Franken class, of two to four houses, with one or two fins and no endo-fins, and of them
// those that are needed (techniques/fish/fish_search.hpp). What a chain removes alone needs no fish.
#pragma once

#include "src/core/step_sink.hpp"
#include "src/core/workspace.hpp"

namespace deduku::forcing {

enum class KrakenType : std::uint8_t { one, two };

/// Emits the kraken fish of a type; for each elimination the one with the shortest chains.
void find_kraken_fish(KrakenType type, const Grid& grid, Workspace& workspace, StepSink& sink);

}  // namespace deduku::forcing
