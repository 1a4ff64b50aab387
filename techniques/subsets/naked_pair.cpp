// Naked Pair: two cells of a house that have, together, only two candidates.
//
//     {4 7}  .  {4 x} | . {4 7} . | {7 y} . .      4 and 7 go into the two cells, in whichever order, and
//                                                  nowhere else in the row.
//
// Why that is sound: techniques/subsets/naked_subset.hpp.
#include "techniques/subsets/naked_subset.hpp"

namespace deduku {

const Technique technique::naked_pair{
    .name = "Naked Pair",
    .find = subsets::find_naked_subsets<TechniqueId::naked_pair, 2>,
    .se = {30, 30},
    .hodoku = {"0200"},
};

}  // namespace deduku
