// Finned Mutant Swordfish: a Mutant Swordfish but for some fins.
//
// A fin is a place of the base houses outside the cover houses, or (an endo-fin) in two base houses at once.
// What the Mutant Swordfish would remove without its fins falls where it sees every fin.
//
// More: techniques/fish/general_fish.hpp.
#include "techniques/fish/general_fish.hpp"

namespace deduku {

const Technique technique::finned_mutant_swordfish{
    .name = "Finned Mutant Swordfish",
    .sentence = finned_franken_fish_sentence,
    .find = find_fish<TechniqueId::finned_mutant_swordfish, kernel::FishClass::mutant, 3, Finning::finned>,
    .surcharge = fish_surcharge,
    .max_surcharge = max_fish_surcharge,
    .hodoku = {"0361", "03611"},
};

}  // namespace deduku
