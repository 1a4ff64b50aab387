// Naked Quad: four cells of a house that have, together, only four candidates.
//
//     {2 4}  .  {4 x} | {4 7} . {7 9} | {2 9} . .      2, 4, 7 and 9 go into the four cells and nowhere else
//                                                      in the row. No cell needs to have all four.
//
// Why that is sound: techniques/subsets/naked_subset.hpp.
#include "techniques/subsets/naked_subset.hpp"

namespace deduku {

const Technique technique::naked_quad{
    .name = "Naked Quad",
    .find = subsets::find_naked_subsets<TechniqueId::naked_quad, 4>,
    .se = {50, 50},
    .hodoku = {"0202"},
};

}  // namespace deduku
