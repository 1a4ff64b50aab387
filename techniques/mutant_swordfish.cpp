// Mutant Swordfish: three houses of any kinds whose places for a digit lie in three others.
//
// Rows and columns may be mixed on either side, and a side may consist of boxes. Each base house takes a
// place of its own, so each cover house has its digit there, and neither elsewhere nor where two cover houses
// meet.
//
// More: techniques/fish/general_fish.hpp.
#include "techniques/fish/general_fish.hpp"

namespace deduku {

const Technique technique::mutant_swordfish{
    .name = "Mutant Swordfish",
    .sentence = franken_fish_sentence,
    .find = find_fish<TechniqueId::mutant_swordfish, kernel::FishClass::mutant, 3, Finning::none>,
    .surcharge = fish_surcharge,
    .max_surcharge = max_fish_surcharge,
    .hodoku = {"0351"},
};

}  // namespace deduku
