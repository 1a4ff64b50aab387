// Mutant X-Wing: two houses of any kinds whose places for a digit lie in two others.
//
//               b4         b5         b6
//     r4     x  x  x  |  4  .  4  |  4  .  .        In b5 and in b6, 4 can only go into r4 and r5. The boxes
//     r5     x  x  x  |  4  .  .  |  .  .  4        take one row each, so both rows have their 4 there and
//     r6     .  .  .  |  .  .  .  |  .  .  .        nowhere else (x).
//
// Rows and columns may be mixed on either side, and a side may consist of boxes. Each base house takes a
// place of its own, so each cover house has its digit there, and neither elsewhere nor where two cover houses
// meet.
//
// More: techniques/fish/general_fish.hpp.
#include "techniques/fish/general_fish.hpp"

namespace deduku {

const Technique technique::mutant_x_wing{
    .name = "Mutant X-Wing",
    .sentence = franken_fish_sentence,
    .find = find_fish<TechniqueId::mutant_x_wing, kernel::FishClass::mutant, 2, Finning::none>,
    .surcharge = fish_surcharge,
    .max_surcharge = max_fish_surcharge,
    .hodoku = {"0350"},
};

}  // namespace deduku
