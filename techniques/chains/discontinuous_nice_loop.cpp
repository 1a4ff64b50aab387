// Discontinuous Nice Loop: a chain of candidates that starts and ends at the same candidate and proves it
// true, or false.
//
//     (4)r1c2 - (4)r1c9 = (4-7)r5c9 = (7)r5c3 - (7=4)r2c3 - (4)r1c2        If r1c2 were 4, r2c3 would be 4 too.
//
// Only shortest loops are reported. The two kinds: techniques/chains/nice_loop.hpp.
#include "techniques/chains/nice_loop.hpp"

namespace deduku {

const Technique technique::discontinuous_nice_loop{
    .name = "Discontinuous Nice Loop",
    .find = chains::find_discontinuous_loops<TechniqueId::discontinuous_nice_loop, links::LinkClass::plain>,
    .surcharge = chains::surcharge_by_links<4, 15, 120>,
    .max_surcharge = 120,
    .hodoku = {"0707", "0707"},
};

}  // namespace deduku
