// Finned Mutant Jellyfish: a Mutant Jellyfish but for some fins.
//
// A fin is a place of the base houses outside the cover houses, or (an endo-fin) in two base houses at once.
// What the Mutant Jellyfish would remove without its fins falls where it sees every fin.
//
// More: techniques/fish/general_fish.hpp.
#include "techniques/fish/general_fish.hpp"

namespace deduku {

const Technique technique::finned_mutant_jellyfish{
    .name = "Finned Mutant Jellyfish",
    .sentence = finned_franken_fish_sentence,
    .find = find_fish<TechniqueId::finned_mutant_jellyfish, kernel::FishClass::mutant, 4, Finning::finned>,
    .surcharge = fish_surcharge,
    .max_surcharge = max_fish_surcharge,
    .hodoku = {"0362", "03621"},
};

}  // namespace deduku
