// Hidden Quad: four digits of a house that have, together, only four places.
//
//     {2 4 x}  .  . | {4 7} . {7 9 y} | {2 9} . .      In the row, 2, 4, 7 and 9 can only go into the four
//                                                      cells. They fill them, so x and y are eliminated.
//
// No cell needs to have all four, but each digit has at least two places: one place is a hidden single.
//
// Why that is sound: techniques/subsets/hidden_subset.hpp.
#include "techniques/subsets/hidden_subset.hpp"

namespace deduku {

const Technique technique::hidden_quad{
    .name = "Hidden Quad",
    .find = subsets::find_hidden_subsets<TechniqueId::hidden_quad, 4>,
    .se = {54, 54},
    .hodoku = {"0212"},
};

}  // namespace deduku
