// Franken Jellyfish: four houses whose places for a digit lie in four others, with boxes among the lines.
//
//              c1   c3     c5   c9
//     r2       4 ---|----- 4    |       In r2, r4, r5 and b7, 4 can only go into c1, c3, c5 and c9. Each of them
//     r4       |    |      4 -- 4       takes one of the columns, so the columns have their 4 there and nowhere
//     r5       |    4 --------- 4       else (x).
//              x    x      x    x
//          +--------+
//     r7   |   4  . |
//     r8   |   .  4 |
//
// The base houses are lines of one kind and boxes, the cover houses lines of the other kind and boxes. Each
// base house takes a place of its own, so each cover house has its digit there, and neither elsewhere nor
// where two cover houses meet.
//
// More: techniques/fish/general_fish.hpp.
#include "techniques/fish/general_fish.hpp"

namespace deduku {

const Technique technique::franken_jellyfish{
    .name = "Franken Jellyfish",
    .sentence = franken_fish_sentence,
    .find = find_fish<TechniqueId::franken_jellyfish, kernel::FishClass::franken, 4, Finning::none>,
    .surcharge = fish_surcharge,
    .max_surcharge = max_fish_surcharge,
    .hodoku = {"0332"},
};

}  // namespace deduku
