// XY-Chain: at least four cells with two candidates, each sharing one with the next.
//
//     {4 7} ---- {7 9} ---- {9 2} ---- {2 4}      If the first cell is not 4, it is 7, so the next is 9, so the
//                                                 next is 2, so the last one is 4. One of the two ends is 4,
//                                                 and a cell that sees both is not.
//
// Three cells make an XY-Wing. Only shortest chains between two ends are reported.
#include "src/core/step_sink.hpp"
#include "techniques/chains/chain_steps.hpp"

namespace deduku {

namespace xy_chain {
namespace {

void find(const Grid& grid, Workspace& workspace, StepSink& sink) {
  const chains::ChainQuery query{grid, workspace, sink, TechniqueId::xy_chain, links::LinkClass::bivalue};
  chains::any_ends(query, 7, 19, [&](const chains::Ends& ends) {
    const bool one_digit = query.graph()[ends.start].digit == query.graph()[ends.end].digit;
    return !ends.is_own() && one_digit && chains::emit_between_ends(query, ends);
  });
}

}  // namespace
}  // namespace xy_chain

const Technique technique::xy_chain{
    .name = "XY-Chain",
    .find = xy_chain::find,
    .surcharge = {{{.count = StepCount::links, .per = 10, .free = 7, .unit = 2}}, 70},
    .hodoku = {"0702"},
};

}  // namespace deduku
