// Mutant Leviathan: seven houses of any kinds whose places for a digit lie in seven others.
//
// Rows and columns may be mixed on either side, and a side may consist of boxes. Each base house takes a
// place of its own, so each cover house has its digit there, and neither elsewhere nor where two cover houses
// meet.
//
// Of this size only fish are listed for which there is no substitute of up to four houses.
//
// More: techniques/fish/general_fish.hpp.
#include "techniques/fish/general_fish.hpp"

namespace deduku {

const Technique technique::mutant_leviathan{
    .name = "Mutant Leviathan",
    .sentence = franken_fish_sentence,
    .find = find_fish<TechniqueId::mutant_leviathan, kernel::FishClass::mutant, 7, Finning::none>,
    .surcharge = fish_surcharge,
    .max_surcharge = max_fish_surcharge,
    .hodoku = {"0355"},
};

}  // namespace deduku
