// Mutant Squirmbag: five houses of any kinds whose places for a digit lie in five others.
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

const Technique technique::mutant_squirmbag{
    .name = "Mutant Squirmbag",
    .sentence = franken_fish_sentence,
    .find = find_fish<TechniqueId::mutant_squirmbag, kernel::FishClass::mutant, 5, Finning::none>,
    .surcharge = fish_surcharge,
    .max_surcharge = max_fish_surcharge,
    .hodoku = {"0353"},
};

}  // namespace deduku
