// Sashimi Leviathan: a Finned Leviathan in which a line keeps at most one place when its fins are gone.
//
// Without the fins that line is a single, and the rest of the fish follows. A place in the cover lines that
// sees every fin is false whether one of the fins is true or none.
//
// The lines left over make a smaller fish across, with other fins: seldom is one of this size needed.
//
// More: techniques/fish/general_fish.hpp.
#include "techniques/fish/general_fish.hpp"

namespace deduku {

const Technique technique::sashimi_leviathan{
    .name = "Sashimi Leviathan",
    .sentence = finned_fish_sentence,
    .find = find_fish<TechniqueId::sashimi_leviathan, kernel::FishClass::basic, 7, Finning::sashimi>,
    .surcharge = fish_surcharge,
    .max_surcharge = max_fish_surcharge,
    .hodoku = {"0325", "03251"},
};

}  // namespace deduku
