// Squirmbag: five lines whose places for a digit lie in the same five lines across.
//
// The lines left over make a smaller fish across that removes the same: this one is never needed, but where
// it is seen it counts.
//
// Why that is sound: techniques/basic_fish.hpp.
#include "techniques/basic_fish.hpp"

namespace deduku {

const Technique technique::squirmbag{
    .name = "Squirmbag",
    .sentence = basic_fish_sentence,
    .find = find_basic_fish<TechniqueId::squirmbag, 5>,
    .hodoku = {"0303"},
};

}  // namespace deduku
