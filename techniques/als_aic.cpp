// AIC with almost locked sets: an alternating inference chain that passes through almost locked sets.
//
//     (4)r1c2 - (4=7)r1c58 - (7)r1c9 = (7)r5c9        The cells r1c58 {4 7 9} hold all of their digits but one.
//                                                     If r1c2 is 4, they lack it, so one of them is 7.
//
// The ends are single candidates. Only shortest chains between two ends are reported, and only where every
// one of them needs a set. How the ends are told: techniques/chains/aic.hpp.
#include "techniques/chains/aic.hpp"

namespace deduku {

const Technique technique::als_aic{
    .name = "ALS-AIC",
    .sentence = chains::aic_sets_sentence,
    .find = chains::find_aics<TechniqueId::als_aic, chains::LinkClass::with_sets>,
    .surcharge = chains::surcharge_by_links<4, 15, 100>,
    .max_surcharge = 100,
    .hodoku = {"0711", "0711"},
};

}  // namespace deduku
