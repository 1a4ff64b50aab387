// Mutant Jellyfish: four houses of any kinds whose places for a digit lie in four others.
//
// Rows and columns may be mixed on either side, and a side may consist of boxes. Each base house takes a
// place of its own, so each cover house has its digit there, and neither elsewhere nor where two cover houses
// meet.
//
// More: techniques/fish/general_fish.hpp.
#include "techniques/fish/general_fish.hpp"

namespace deduku {

const Technique technique::mutant_jellyfish{
    .name = "Mutant Jellyfish",
    .sentence = franken_fish_sentence,
    .find = find_fish<TechniqueId::mutant_jellyfish, kernel::FishClass::mutant, 4, Finning::none>,
    .surcharge = fish_surcharge,
    .max_surcharge = max_fish_surcharge,
    .hodoku = {"0352"},
};

}  // namespace deduku
