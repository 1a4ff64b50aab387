// Kraken Fish type 2: chains lead to the same end from each fin of a fish and from each place in one of its cover
// houses.
//
//     f   4* .  .  |  4      The base rows need two places, and apart from f and the places 4* in one
//         |        |         cover column there is room for only one. So f or one of the 4* is true, and
//         4* .  .  |  4      chains from each of them remove the same candidate, of any digit.
//
// The chains are those of Forcing Chain Verity: groups may be links. Candidates that chains alone eliminate with no
// more links are left to them. Variants: 0 with fins; 1 without; 2 if the only places of the cover house are fins, one
// of which is therefore true. Search: techniques/forcing/kraken.hpp.
#include "deduku/technique.hpp"
#include "src/core/step_sink.hpp"
#include "techniques/forcing/kraken.hpp"

namespace deduku {

namespace kraken_fish_2 {
namespace {

void find(const Grid& grid, Workspace& workspace, StepSink& sink) {
  forcing::find_kraken_fish(forcing::KrakenType::two, grid, workspace, sink);
}

}  // namespace
}  // namespace kraken_fish_2

const Technique technique::kraken_fish_2{
    .name = "Kraken Fish Type 2",
    .find = kraken_fish_2::find,
    .surcharge = forcing::kraken_surcharge,
    .hodoku = {"0372", "0372", "0372"},
};

}  // namespace deduku
