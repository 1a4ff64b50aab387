// Finned Franken Jellyfish: a Franken Jellyfish but for some fins.
//
//              c1   c2   c3     c5   c9
//     r2       4 --------|----- 4    |      In r2, r4, r5 and b7, 4 can only go into c1, c3, c5 and c9, or into
//     r4       |         |      4 -- 4      the fin, r5c2. Without the fin each of them takes one of the columns,
//     r5       |   fin - 4 --------- 4      and these have no other 4. What lies in the columns and sees the fin
//     r6       x         x                  (x) is not 4 either way.
//          +-------------+
//     r7   |   4    .    . |
//     r8   |   .    .    4 |
//
// A fin is a place of the base houses outside the cover houses, or (an endo-fin) in two base houses at once.
// What the Franken Jellyfish would remove without its fins falls where it sees every fin.
//
// More: techniques/fish/general_fish.hpp.
#include "techniques/fish/general_fish.hpp"

namespace deduku {

const Technique technique::finned_franken_jellyfish{
    .name = "Finned Franken Jellyfish",
    .sentence = finned_franken_fish_sentence,
    .find = find_fish<TechniqueId::finned_franken_jellyfish, kernel::FishClass::franken, 4, Finning::finned>,
    .surcharge = fish_surcharge,
    .max_surcharge = max_fish_surcharge,
    .hodoku = {"0342", "03421"},
};

}  // namespace deduku
