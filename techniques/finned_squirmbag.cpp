// Finned Squirmbag: five lines whose places for a digit lie in five lines across, but for some fins.
//
// Without the fins it is a Squirmbag. A place in the cover lines that sees every fin is false whether one of
// the fins is true or none.
//
// The lines left over make a smaller fish across, with other fins: seldom is one of this size needed.
//
// More: techniques/fish/general_fish.hpp.
#include "techniques/fish/general_fish.hpp"

namespace deduku {

const Technique technique::finned_squirmbag{
    .name = "Finned Squirmbag",
    .sentence = finned_fish_sentence,
    .find = find_fish<TechniqueId::finned_squirmbag, kernel::FishClass::basic, 5, Finning::finned>,
    .surcharge = fish_surcharge,
    .max_surcharge = max_fish_surcharge,
    .hodoku = {"0313", "03131"},
};

}  // namespace deduku
