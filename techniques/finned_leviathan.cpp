// Finned Leviathan: seven lines whose places for a digit lie in seven lines across, but for some fins.
//
// Without the fins it is a Leviathan. A place in the cover lines that sees every fin is false whether one of
// the fins is true or none.
//
// The lines left over make a smaller fish across, with other fins: seldom is one of this size needed.
//
// More: techniques/fish/general_fish.hpp.
#include "techniques/fish/general_fish.hpp"

namespace deduku {

const Technique technique::finned_leviathan{
    .name = "Finned Leviathan",
    .sentence = finned_fish_sentence,
    .find = find_fish<TechniqueId::finned_leviathan, kernel::FishClass::basic, 7, Finning::finned>,
    .surcharge = fish_surcharge,
    .max_surcharge = max_fish_surcharge,
    .hodoku = {"0315", "03151"},
};

}  // namespace deduku
