// Finned Swordfish: three lines whose places for a digit lie in three lines across, but for some fins.
//
//            c2      c5      c8 c9
//     r1     4 ----- 4       |            In r1, r4 and r8, 4 can only go into c2, c5 and c8, or into the fin,
//     r4     |       4 ----- 4            r8c9. Without the fin that is a Swordfish. With it no other cell of its
//     r8     4 ------------- 4  fin       box is 4. So what lies in c8 and sees the fin (x) is not 4 either way.
//                            x
//
// Without the fins it is a Swordfish. A place in the cover lines that sees every fin is false whether one of
// the fins is true or none.
//
// More: techniques/fish/general_fish.hpp.
#include "techniques/fish/general_fish.hpp"

namespace deduku {

const Technique technique::finned_swordfish{
    .name = "Finned Swordfish",
    .sentence = finned_fish_sentence,
    .find = find_fish<TechniqueId::finned_swordfish, kernel::FishClass::basic, 3, Finning::finned>,
    .surcharge = fish_surcharge,
    .max_surcharge = max_fish_surcharge,
    .hodoku = {"0311", "03111"},
};

}  // namespace deduku
