// Grouped AIC: an alternating inference chain that needs a group, two or three cells where a box and a line cross, all
// that have the digit there.
//
//     (4)r1c2 = (4)r1c78 - (4)r3c9 = (4)r3c4        In r1 the digit is in r1c2 or in one of the two cells r1c78.
//
// The ends are single candidates. Only shortest chains between two ends are reported, and only where every one of them
// needs a group. How the ends are reported: techniques/chains/aic.hpp.
#include "techniques/chains/aic.hpp"

namespace deduku {

const Technique technique::grouped_aic{
    .name = "Grouped AIC",
    .find = chains::find_aics<TechniqueId::grouped_aic, links::LinkClass::grouped>,
    .surcharge = chains::surcharge_by_links<4, 15, 120>,
    .max_surcharge = 120,
    .hodoku = {"0711", "0711"},
};

}  // namespace deduku
