// Jellyfish: four lines whose places for a digit lie in the same four lines across.
//
//            c1   c4   c6   c9
//     r1     4 -- 4    |    |        In r1, r3, r6 and r8, 4 can only go into c1, c4, c6 and c9. Each row
//     r3     |    4 -- 4    |        takes one of the four columns, so all of them have their 4 there and
//            x    |    |    |        nowhere else (x).
//     r6     |    |    4 -- 4
//     r8     4 ------------ 4
//
// A line has two to four places.
//
// Why that is sound: techniques/basic_fish.hpp.
#include "techniques/basic_fish.hpp"

namespace deduku {

const Technique technique::jellyfish{
    .name = "Jellyfish",
    .sentence = basic_fish_sentence,
    .find = find_basic_fish<TechniqueId::jellyfish, 4>,
    .se = {52, 52},
    .hodoku = {"0302"},
};

}  // namespace deduku
