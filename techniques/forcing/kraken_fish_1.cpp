// Kraken Fish type 1: a fish with fins that the elimination does not see, but from each fin a chain leads to it.
//
//     f   4  .  .  |  4      Without the fin f the fish has its 4s in the body, and x is not 4. If f is 4, a
//         |        |  :      chain leads from there to the same end.
//         4  .  .  |  4  x
//
// The chains are those of Forcing Chain Verity: groups may be links. Candidates that chains alone eliminate with no
// more links are left to them. Search: techniques/forcing/kraken.hpp.
#include "deduku/technique.hpp"
#include "src/core/step_sink.hpp"
#include "techniques/forcing/kraken.hpp"

namespace deduku {

namespace kraken_fish_1 {
namespace {

void find(const Grid& grid, Workspace& workspace, StepSink& sink) {
  forcing::find_kraken_fish(forcing::KrakenType::one, grid, workspace, sink);
}

}  // namespace
}  // namespace kraken_fish_1

const Technique technique::kraken_fish_1{
    .name = "Kraken Fish Type 1",
    .find = kraken_fish_1::find,
    .surcharge = forcing::kraken_surcharge,
    .hodoku = {"0371"},
};

}  // namespace deduku
