// Finned Franken Swordfish: a Franken Swordfish but for some fins.
//
//              c1   c2   c3     c5
//     r2       4 --------|----- 4       In r2, r5 and b7, 4 can only go into c1, c3 and c5, or into the fin, r5c2.
//     r5       |   fin - 4 ---- 4       Without the fin each of them takes one of the columns, and these have no
//     r6       x         x              other 4. What lies in the columns and sees the fin (x) is not 4 either way.
//          +-------------+
//     r7   |   4    .    . |
//     r8   |   .    .    4 |
//
// A fin is a place of the base houses outside the cover houses, or (an endo-fin) in two base houses at once.
// What the Franken Swordfish would remove without its fins falls where it sees every fin.
//
// More: techniques/fish/general_fish.hpp.
#include "techniques/fish/general_fish.hpp"

namespace deduku {

const Technique technique::finned_franken_swordfish{
    .name = "Finned Franken Swordfish",
    .sentence = finned_franken_fish_sentence,
    .find = find_fish<TechniqueId::finned_franken_swordfish, kernel::FishClass::franken, 3, Finning::finned>,
    .surcharge = fish_surcharge,
    .max_surcharge = max_fish_surcharge,
    .hodoku = {"0341", "03411"},
};

}  // namespace deduku
