// X-Wing: two lines whose places for a digit lie in the same two lines across.
//
//            c3     c8
//     r2     4 ---- 4        In r2 and in r7, 4 can only go into c3 and c8. Each row takes one of the two
//            x      |        columns, so both have their 4 there and nowhere else (x).
//     r7     4 ---- 4
//            |      x
//
// Why that is sound: techniques/basic_fish.hpp.
#include "techniques/basic_fish.hpp"

namespace deduku {

const Technique technique::x_wing{
    .name = "X-Wing",
    .sentence = basic_fish_sentence,
    .find = find_basic_fish<TechniqueId::x_wing, 2>,
    .se = {32, 32},
    .hodoku = {"0300"},
};

}  // namespace deduku
