// Leviathan: seven lines whose places for a digit lie in the same seven lines across.
//
// The lines left over make a smaller fish across that removes the same: this one is never needed, but where
// it is seen it counts.
//
// Why that is sound: techniques/basic_fish.hpp.
#include "techniques/basic_fish.hpp"

namespace deduku {

const Technique technique::leviathan{
    .name = "Leviathan",
    .sentence = basic_fish_sentence,
    .find = find_basic_fish<TechniqueId::leviathan, 7>,
    .hodoku = {"0305"},
};

}  // namespace deduku
