// Discontinuous Nice Loop with almost locked sets: a chain that starts and ends at the same candidate, proves it true
// or false, and passes through almost locked sets.
//
//     (4)r1c2 - (4=7)r1c58 - (7)r1c9 = ... - (4)r1c2
//
// Which loop is reported: techniques/als/als_tree.hpp. The two kinds: techniques/chains/nice_loop.hpp.
#include "techniques/als/als_path_steps.hpp"
#include "techniques/chains/chain_steps.hpp"

namespace deduku {

const Technique technique::als_discontinuous_nice_loop{
    .name = "ALS Discontinuous Nice Loop",
    .find = als::find_als_paths<TechniqueId::als_discontinuous_nice_loop, als::AlsPathForm::discontinuous>,
    .surcharge = chains::surcharge_by_links<4, 15, 100>,
    .max_surcharge = 100,
    .hodoku = {"0710", "0710"},
};

}  // namespace deduku
