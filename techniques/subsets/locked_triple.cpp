// Locked Triple: three cells in a box and a line that have, together, only three candidates.
//
//     box 1               | box 2
//     {4 7} {7 9} {4 9}   | {4 x} . .      4, 7 and 9 go into the three cells. So they go from the rest of
//      .    {9 x}  .      |   .   . .      the row and in the rest of the box, where x stays.
//
// No cell needs to have all three.
//
// Why that is sound: techniques/subsets/naked_subset.hpp.
#include "techniques/subsets/naked_subset.hpp"

namespace deduku {

const Technique technique::locked_triple{
    .name = "Locked Triple",
    .find = subsets::find_locked_subsets<TechniqueId::locked_triple, 3>,
    .se = {25, 36},
    .hodoku = {"0111"},
};

}  // namespace deduku
