// Locked Pair: two cells in a box and a line that have, together, only two candidates.
//
//     box 1           | box 2
//     {4 7} {4 7} .   | {4 x} . .      4 and 7 go into the two cells, in whichever order. So they go from the
//      .    {7 x} .   |   .   . .      rest of the row and in the rest of the box, where x stays.
//
// Why that is sound: techniques/subsets/naked_subset.hpp.
#include "techniques/subsets/naked_subset.hpp"

namespace deduku {

const Technique technique::locked_pair{
    .name = "Locked Pair",
    .find = subsets::find_locked_subsets<TechniqueId::locked_pair, 2>,
    .se = {20, 30},
    .hodoku = {"0110"},
};

}  // namespace deduku
