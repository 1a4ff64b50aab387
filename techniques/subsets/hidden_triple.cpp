// Hidden Triple: three digits of a house that have, together, only three places.
//
//     {4 7 x}  .  . | . {7 9 y} . | {4 9} . .      In the row, 4, 7 and 9 can only go into the three cells.
//                                                  They fill them, so x and y are eliminated.
//
// No cell needs to have all three, but each digit has at least two places: one place is a hidden single.
//
// Why that is sound: techniques/subsets/hidden_subset.hpp.
#include "techniques/subsets/hidden_subset.hpp"

namespace deduku {

const Technique technique::hidden_triple{
    .name = "Hidden Triple",
    .find = subsets::find_hidden_subsets<TechniqueId::hidden_triple, 3>,
    .se = {40, 40},
    .hodoku = {"0211"},
};

}  // namespace deduku
