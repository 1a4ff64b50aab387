// Swordfish: three lines whose places for a digit lie in the same three lines across.
//
//            c1     c5     c8
//     r2     4 ---- 4      |        In r2, r5 and r7, 4 can only go into c1, c5 and c8. Each row takes one
//     r5     |      4 ---- 4        of the three columns, so all of them have their 4 there and nowhere else
//            x      |      |        (x).
//     r7     4 ----------- 4
//
// A line has two or three places.
//
// Why that is sound: techniques/basic_fish.hpp.
#include "techniques/basic_fish.hpp"

namespace deduku {

const Technique technique::swordfish{
    .name = "Swordfish",
    .sentence = basic_fish_sentence,
    .find = find_basic_fish<TechniqueId::swordfish, 3>,
    .se = {38, 38},
    .hodoku = {"0301"},
};

}  // namespace deduku
