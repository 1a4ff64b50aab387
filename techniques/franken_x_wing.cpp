// Franken X-Wing: two houses whose places for a digit lie in two others, with boxes among the lines.
//
//              c1     c3
//     r2       4 ---- 4           In r2, 4 can only go into c1 and c3, and so it can in b7. Row and box take one of
//              x      x           the columns each, so both columns have their 4 there and nowhere else (x).
//          +----------+
//     r7   |   4    . |
//     r8   |   .    4 |
//     r9   |   4    4 |
//
// The base houses are lines of one kind and boxes, the cover houses lines of the other kind and boxes. Each
// base house takes a place of its own, so each cover house has its digit there, and neither elsewhere nor
// where two cover houses meet.
//
// More: techniques/fish/general_fish.hpp.
#include "techniques/fish/general_fish.hpp"

namespace deduku {

const Technique technique::franken_x_wing{
    .name = "Franken X-Wing",
    .sentence = franken_fish_sentence,
    .find = find_fish<TechniqueId::franken_x_wing, kernel::FishClass::franken, 2, Finning::none>,
    .surcharge = fish_surcharge,
    .max_surcharge = max_fish_surcharge,
    .hodoku = {"0330"},
};

}  // namespace deduku
