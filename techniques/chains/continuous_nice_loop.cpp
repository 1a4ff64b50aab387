// Continuous Nice Loop: strong and weak links between candidates, in turn, all the way round.
//
//     (4=7)r1c2 - (7)r1c9 = (7-3)r5c9 = (3)r5c2 - (3=8)r8c2 - ... - (4)r1c2
//
// What follows and why: techniques/chains/nice_loop.hpp. Only loops are reported that are a shortest chain between two
// of the three candidates or more of a cell.
#include "techniques/chains/nice_loop.hpp"

namespace deduku {

const Technique technique::continuous_nice_loop{
    .name = "Continuous Nice Loop",
    .find = chains::find_continuous_loops<TechniqueId::continuous_nice_loop, links::LinkClass::plain>,
    .surcharge = chains::surcharge_by_links<4, 15, 120>,
    .max_surcharge = 120,
    .hodoku = {"0706"},
};

}  // namespace deduku
