// Sashimi Jellyfish: a Finned Jellyfish in which a line keeps at most one place when its fins are gone.
//
//            c1   c4   c6    c8 c9
//     r1     4 -- 4    |     |            In r1, r3, r6 and r8, 4 can only go into c1, c4, c6 and c8, or into the
//     r3     |    4 -- 4     |            fin, r8c9; without it r8 has only c1 left, and r1, r3 and r6 follow. What
//     r6     |         4 --- 4            lies in c8 and sees the fin (x) is not 4 either way.
//     r8     4               .  fin
//                            x
//
// Without the fins that line is a single, and the rest of the fish follows. A place in the cover lines that
// sees every fin is false whether one of the fins is true or none.
//
// More: techniques/fish/general_fish.hpp.
#include "techniques/fish/general_fish.hpp"

namespace deduku {

const Technique technique::sashimi_jellyfish{
    .name = "Sashimi Jellyfish",
    .sentence = finned_fish_sentence,
    .find = find_fish<TechniqueId::sashimi_jellyfish, kernel::FishClass::basic, 4, Finning::sashimi>,
    .surcharge = fish_surcharge,
    .max_surcharge = max_fish_surcharge,
    .hodoku = {"0322", "03221"},
};

}  // namespace deduku
