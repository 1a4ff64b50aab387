// Sashimi X-Wing: a Finned X-Wing in which a line keeps at most one place when its fins are gone.
//
//            c3           c8 c9
//     r2     4 ---------- 4           In r2, 4 can only go into c3 and c8; in r7 only into c3 or the fin, r7c9.
//            |            |           Without the fin r7c3 is 4, hence r2c8, and c8 has no other 4. If the fin is
//     r7     4            .  fin      4, no other cell of its box is. So what lies in c8 and sees the fin (x) is
//                         x           not 4 either way.
//                         x
//
// Without the fins that line is a single, and the rest of the fish follows. A place in the cover lines that
// sees every fin is false whether one of the fins is true or none.
//
// More: techniques/fish/general_fish.hpp.
#include "techniques/fish/general_fish.hpp"

namespace deduku {

const Technique technique::sashimi_x_wing{
    .name = "Sashimi X-Wing",
    .sentence = finned_fish_sentence,
    .find = find_fish<TechniqueId::sashimi_x_wing, kernel::FishClass::basic, 2, Finning::sashimi>,
    .surcharge = fish_surcharge,
    .max_surcharge = max_fish_surcharge,
    .hodoku = {"0320", "03201"},
};

}  // namespace deduku
