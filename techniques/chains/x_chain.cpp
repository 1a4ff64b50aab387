// X-Chain: a chain of one digit with at least five links that starts and ends with a strong link.
//
//     r1c2 = r1c8 - r4c8 = r4c5 - r7c5 = r7c1        If the digit is not in r1c2, it is in r1c8, so not in r4c8,
//                                                    so in r4c5 ... so in r7c1. It is in one of the two ends,
//                                                    and is eliminated from cells that see both.
//
// Strong links are conjugate pairs. Chains of three links are separate techniques: Skyscraper, 2-String Kite, Turbot
// Fish. Only shortest chains between two ends are reported.
#include "src/core/step_sink.hpp"
#include "techniques/chains/chain_steps.hpp"
#include "techniques/facts/digit_facts.hpp"

namespace deduku {

namespace x_chain {
namespace {

void find(const Grid& grid, Workspace& workspace, StepSink& sink) {
  if (facts::digits_with_dead_cells(grid, workspace).empty()) return;
  const chains::ChainQuery query{grid, workspace, sink, TechniqueId::x_chain, links::LinkClass::one_digit};
  chains::any_ends(query, 5, 19,
                   [&](const chains::Ends& ends) { return !ends.is_own() && chains::emit_between_ends(query, ends); });
}

}  // namespace
}  // namespace x_chain

const Technique technique::x_chain{
    .name = "X-Chain",
    .find = x_chain::find,
    .surcharge = {{{.count = StepCount::links, .per = 10, .free = 5, .unit = 2}}, 70},
    .hodoku = {"0701"},
};

}  // namespace deduku
