// Sashimi Swordfish: a Finned Swordfish in which a line keeps at most one place when its fins are gone.
//
//            c2      c5      c8 c9
//     r1     4 ----- 4       |            In r1, r4 and r8, 4 can only go into c2, c5 and c8, or into the fin,
//     r4     |       4 ----- 4            r8c9; without it r8 has only c2 left. Then r8c2 is 4, so r1c5, so r4c8,
//     r8     4               .  fin       and c8 has no other 4. With the fin no other cell of its box is 4. So
//                            x            what lies in c8 and sees the fin (x) is not 4 either way.
//
// Without the fins that line is a single, and the rest of the fish follows. A place in the cover lines that
// sees every fin is false whether one of the fins is true or none.
//
// More: techniques/fish/general_fish.hpp.
#include "techniques/fish/general_fish.hpp"

namespace deduku {

const Technique technique::sashimi_swordfish{
    .name = "Sashimi Swordfish",
    .sentence = finned_fish_sentence,
    .find = find_fish<TechniqueId::sashimi_swordfish, kernel::FishClass::basic, 3, Finning::sashimi>,
    .surcharge = fish_surcharge,
    .max_surcharge = max_fish_surcharge,
    .hodoku = {"0321", "03211"},
};

}  // namespace deduku
