// Finned Mutant X-Wing: a Mutant X-Wing but for some fins.
//
//            c1           c7 c8 c9
//     r1     .            .  .  4         In r2 and in c9, 4 can only go into c1 and b3, or into the fin, r7c9.
//     r2     4 ---------- .  4  |         Without the fin, row and column take c1 and b3, which have no other 4.
//            |                  |         What lies in c1 and sees the fin (x) is not 4 either way. (This one is
//     r7     x                 fin        a 2-String Kite.)
//
// A fin is a place of the base houses outside the cover houses, or (an endo-fin) in two base houses at once.
// What the Mutant X-Wing would remove without its fins falls where it sees every fin.
//
// More: techniques/fish/general_fish.hpp.
#include "techniques/fish/general_fish.hpp"

namespace deduku {

const Technique technique::finned_mutant_x_wing{
    .name = "Finned Mutant X-Wing",
    .sentence = finned_franken_fish_sentence,
    .find = find_fish<TechniqueId::finned_mutant_x_wing, kernel::FishClass::mutant, 2, Finning::finned>,
    .surcharge = fish_surcharge,
    .max_surcharge = max_fish_surcharge,
    .hodoku = {"0360", "03601"},
};

}  // namespace deduku
