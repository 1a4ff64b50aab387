// Hidden Pair: two digits of a house that have, together, only two places.
//
//     {4 7 x}  .  . | . {4 7 y} . | . . .      In the row, 4 and 7 can only go into the two cells. They fill
//                                              them, so x and y are eliminated.
//
// Why that is sound: techniques/subsets/hidden_subset.hpp.
#include "techniques/subsets/hidden_subset.hpp"

namespace deduku {

const Technique technique::hidden_pair{
    .name = "Hidden Pair",
    .find = subsets::find_hidden_subsets<TechniqueId::hidden_pair, 2>,
    .se = {34, 34},
    .hodoku = {"0210"},
};

}  // namespace deduku
