// Finned Jellyfish: four lines whose places for a digit lie in four lines across, but for some fins.
//
//            c1   c4   c6    c8 c9
//     r1     4 -- 4    |     |            In r1, r3, r6 and r8, 4 can only go into c1, c4, c6 and c8, or into the
//     r3     |    4 -- 4     |            fin, r8c9. Without the fin that is a Jellyfish. With it no other cell of
//     r6     |         4 --- 4            its box is 4. So what lies in c8 and sees the fin (x) is not 4 either
//     r8     4 ------------- 4  fin       way.
//                            x
//
// Without the fins it is a Jellyfish. A place in the cover lines that sees every fin is false whether one of
// the fins is true or none.
//
// More: techniques/fish/general_fish.hpp.
#include "techniques/fish/general_fish.hpp"

namespace deduku {

const Technique technique::finned_jellyfish{
    .name = "Finned Jellyfish",
    .sentence = finned_fish_sentence,
    .find = find_fish<TechniqueId::finned_jellyfish, kernel::FishClass::basic, 4, Finning::finned>,
    .surcharge = fish_surcharge,
    .max_surcharge = max_fish_surcharge,
    .hodoku = {"0312", "03121"},
};

}  // namespace deduku
