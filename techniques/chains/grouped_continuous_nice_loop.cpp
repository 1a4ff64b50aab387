// Grouped Continuous Nice Loop: strong and weak links in turn, all the way round, some of them with a group, two or
// three cells where a box and a line cross.
//
//     (4)r1c2 = (4)r1c78 - (4)r3c9 = (4-5)r3c2 = (5-4)r1c2
//
// What follows and why: techniques/chains/nice_loop.hpp. Only loops are reported that are a shortest chain between two
// of the three candidates or more of a cell.
#include "techniques/chains/nice_loop.hpp"

namespace deduku {

const Technique technique::grouped_continuous_nice_loop{
    .name = "Grouped Continuous Nice Loop",
    .find = chains::find_continuous_loops<TechniqueId::grouped_continuous_nice_loop, links::LinkClass::grouped>,
    .surcharge = chains::surcharge_by_links<4, 15, 120>,
    .max_surcharge = 120,
    .hodoku = {"0709"},
};

}  // namespace deduku
