// Continuous Nice Loop with almost locked sets: strong and weak links in turn, all the way round, some of them through
// almost locked sets.
//
//     (4)r1c2 = (4)r1c9 - (4=7)r3c78 - (7)r3c2 = (7-4)r1c2
//
// What follows and why: techniques/chains/nice_loop.hpp. Which loop is reported: techniques/als/als_tree.hpp; none that
// removes less than another one that is no longer.
#include "techniques/als/als_path_steps.hpp"
#include "techniques/chains/chain_steps.hpp"

namespace deduku {

const Technique technique::als_continuous_nice_loop{
    .name = "ALS Continuous Nice Loop",
    .find = als::find_als_paths<TechniqueId::als_continuous_nice_loop, als::AlsPathForm::continuous>,
    .surcharge = chains::surcharge_by_links<4, 15, 100>,
    .max_surcharge = 100,
    .hodoku = {"0709"},
};

}  // namespace deduku
