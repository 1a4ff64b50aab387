// Finned X-Wing: two lines whose places for a digit lie in two lines across, but for some fins.
//
//            c3           c8 c9
//     r2     4 ---------- 4           In r2, 4 can only go into c3 and c8; in r7 also into the fin, r7c9. Without
//            |            |           the fin that is an X-Wing: c3 and c8 have their 4 in r2 and r7 alone. If the
//     r7     4 ---------- 4  fin      fin is 4, no other cell of its box is. So what lies in c8 and sees the fin
//                         x           (x) is not 4 either way.
//                         x
//
// Without the fins it is an X-Wing. A place in the cover lines that sees every fin is false whether one of
// the fins is true or none.
//
// More: techniques/fish/general_fish.hpp.
#include "techniques/fish/general_fish.hpp"

namespace deduku {

const Technique technique::finned_x_wing{
    .name = "Finned X-Wing",
    .sentence = finned_fish_sentence,
    .find = find_fish<TechniqueId::finned_x_wing, kernel::FishClass::basic, 2, Finning::finned>,
    .surcharge = fish_surcharge,
    .max_surcharge = max_fish_surcharge,
    .hodoku = {"0310", "03101"},
};

}  // namespace deduku
