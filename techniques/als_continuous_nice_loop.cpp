// Continuous Nice Loop with almost locked sets: strong and weak links in turn, all the way round, some of
// them through almost locked sets.
//
//     (4)r1c2 = (4)r1c9 - (4=7)r3c78 - (7)r3c2 = (7-4)r1c2
//
// What follows and why: techniques/chains/nice_loop.hpp. Only loops are reported that are a shortest
// chain between two of the three candidates or more of a cell.
#include "techniques/chains/nice_loop.hpp"

namespace deduku {

const Technique technique::als_continuous_nice_loop{
    .name = "ALS Continuous Nice Loop",
    .sentence = chains::continuous_sets_sentence,
    .find =
        chains::find_continuous_loops<TechniqueId::als_continuous_nice_loop, chains::LinkClass::with_sets>,
    .surcharge = chains::surcharge_by_links<4, 15, 100>,
    .max_surcharge = 100,
    .hodoku = {"0709"},
};

}  // namespace deduku
