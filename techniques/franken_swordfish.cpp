// Franken Swordfish: three houses whose places for a digit lie in three others, with boxes among the lines.
//
//              c1   c3     c5
//     r2       4 ---|----- 4       In r2, r5 and b7, 4 can only go into c1, c3 and c5. Each of them takes one of the
//     r5       |    4 ---- 4       columns, so the columns have their 4 there and nowhere else (x).
//              x    x      x
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

const Technique technique::franken_swordfish{
    .name = "Franken Swordfish",
    .sentence = franken_fish_sentence,
    .find = find_fish<TechniqueId::franken_swordfish, kernel::FishClass::franken, 3, Finning::none>,
    .surcharge = fish_surcharge,
    .max_surcharge = max_fish_surcharge,
    .hodoku = {"0331"},
};

}  // namespace deduku
