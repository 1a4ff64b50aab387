// Finned Mutant Leviathan: a Mutant Leviathan but for some fins.
//
// A fin is a place of the base houses outside the cover houses, or (an endo-fin) in two base houses at once.
// What the Mutant Leviathan would remove without its fins falls where it sees every fin.
//
// Of this size only fish are listed for which there is no substitute of up to four houses.
//
// More: techniques/fish/general_fish.hpp.
#include "techniques/fish/general_fish.hpp"

namespace deduku {

const Technique technique::finned_mutant_leviathan{
    .name = "Finned Mutant Leviathan",
    .sentence = finned_franken_fish_sentence,
    .find = find_fish<TechniqueId::finned_mutant_leviathan, kernel::FishClass::mutant, 7, Finning::finned>,
    .surcharge = fish_surcharge,
    .max_surcharge = max_fish_surcharge,
    .hodoku = {"0365", "03651"},
};

}  // namespace deduku
