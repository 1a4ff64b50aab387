// Grouped Discontinuous Nice Loop: a chain that starts and ends at the same candidate, proves it true or false, and
// needs a group, two or three cells where a box and a line cross.
//
//     (4)r1c2 - (4)r1c78 = (4)r1c4 - ... - (4)r1c2
//
// Only shortest loops are reported, and only where the simplest of them needs a group
// (techniques/chains/path_choice.hpp). The two kinds: techniques/chains/nice_loop.hpp.
#include "techniques/chains/nice_loop.hpp"

namespace deduku {

const Technique technique::grouped_discontinuous_nice_loop{
    .name = "Grouped Discontinuous Nice Loop",
    .find = chains::find_discontinuous_loops<TechniqueId::grouped_discontinuous_nice_loop, links::LinkClass::grouped>,
    .surcharge = chains::surcharge_by_links<4, 15, 120>,
    .max_surcharge = 120,
    .hodoku = {"0710", "0710"},
};

}  // namespace deduku
