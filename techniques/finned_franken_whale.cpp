// Finned Franken Whale: a Franken Whale but for some fins.
//
// A fin is a place of the base houses outside the cover houses, or (an endo-fin) in two base houses at once.
// What the Franken Whale would remove without its fins falls where it sees every fin.
//
// Of this size only fish are listed for which there is no substitute of up to four houses.
//
// More: techniques/fish/general_fish.hpp.
#include "techniques/fish/general_fish.hpp"

namespace deduku {

const Technique technique::finned_franken_whale{
    .name = "Finned Franken Whale",
    .sentence = finned_franken_fish_sentence,
    .find = find_fish<TechniqueId::finned_franken_whale, kernel::FishClass::franken, 6, Finning::finned>,
    .surcharge = fish_surcharge,
    .max_surcharge = max_fish_surcharge,
    .hodoku = {"0344", "03441"},
};

}  // namespace deduku
