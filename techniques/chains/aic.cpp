// AIC: an alternating inference chain of single candidates.
//
//     (4=7)r1c2 - (7)r1c9 = (7-3)r5c9 = (3)r5c6 - (3=4)r8c6        One of r1c2 and r8c6 is 4.
//
// X-Chains, XY-Chains and the named wings are such chains too and come earlier on the ladder. Only shortest chains
// between two ends are reported. How the ends are reported: techniques/chains/aic.hpp.
#include "techniques/chains/aic.hpp"

namespace deduku {

const Technique technique::aic{
    .name = "AIC",
    .find = chains::find_aics<TechniqueId::aic, links::LinkClass::plain>,
    .surcharge = chains::surcharge_by_links<4, 15, 120>,
    .max_surcharge = 120,
    .hodoku = {"0708", "0708"},
};

}  // namespace deduku
