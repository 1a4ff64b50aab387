// Franken Whale: six houses whose places for a digit lie in six others, with boxes among the lines.
//
// The base houses are lines of one kind and boxes, the cover houses lines of the other kind and boxes. Each
// base house takes a place of its own, so each cover house has its digit there, and neither elsewhere nor
// where two cover houses meet.
//
// Of this size only fish are listed for which there is no substitute of up to four houses.
//
// More: techniques/fish/general_fish.hpp.
#include "techniques/fish/general_fish.hpp"

namespace deduku {

const Technique technique::franken_whale{
    .name = "Franken Whale",
    .sentence = franken_fish_sentence,
    .find = find_fish<TechniqueId::franken_whale, kernel::FishClass::franken, 6, Finning::none>,
    .surcharge = fish_surcharge,
    .max_surcharge = max_fish_surcharge,
    .hodoku = {"0334"},
};

}  // namespace deduku
