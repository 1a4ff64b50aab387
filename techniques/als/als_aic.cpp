// AIC with almost locked sets: an alternating inference chain that passes through almost locked sets.
//
//     (4)r1c2 - (4=7)r1c58 - (7)r1c9 = (7)r5c9        The cells r1c58 {4 7 9} hold all of their digits but one.
//                                                     If r1c2 is 4, they lack it, so one of them is 7.
//
// The ends are single candidates. Which chain between two ends is reported: techniques/als/als_tree.hpp. How the ends
// are reported: techniques/chains/aic.hpp.
#include "techniques/als/als_path_steps.hpp"
#include "techniques/chains/chain_steps.hpp"

namespace deduku {

const Technique technique::als_aic{
    .name = "ALS-AIC",
    .find = als::find_als_paths<TechniqueId::als_aic, als::AlsPathForm::aic>,
    .surcharge = chains::surcharge_by_links<4, 15, 100>,
    .max_surcharge = 100,
    .hodoku = {"0711", "0711"},
};

}  // namespace deduku
