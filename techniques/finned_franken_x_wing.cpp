// Finned Franken X-Wing: a Franken X-Wing but for some fins.
//
//              c1   c2   c3
//     r2       4 - fin - 4        In r2, 4 can only go into c1, c3 and the fin, r2c2; in b7 only into c1 and c3.
//     r3       x         x        Without the fin, row and box take one of the columns each, and these have no other
//          +-------------+        4. What lies in the columns and sees the fin (x) is not 4 either way.
//     r7   |   4    .    . |
//     r8   |   .    .    4 |
//
// A fin is a place of the base houses outside the cover houses, or (an endo-fin) in two base houses at once.
// What the Franken X-Wing would remove without its fins falls where it sees every fin.
//
// More: techniques/fish/general_fish.hpp.
#include "techniques/fish/general_fish.hpp"

namespace deduku {

const Technique technique::finned_franken_x_wing{
    .name = "Finned Franken X-Wing",
    .sentence = finned_franken_fish_sentence,
    .find = find_fish<TechniqueId::finned_franken_x_wing, kernel::FishClass::franken, 2, Finning::finned>,
    .surcharge = fish_surcharge,
    .max_surcharge = max_fish_surcharge,
    .hodoku = {"0340", "03401"},
};

}  // namespace deduku
