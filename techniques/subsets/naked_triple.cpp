// Naked Triple: three cells of a house that have, together, only three candidates.
//
//     {4 7}  .  {4 x} | . {7 9} . | {4 9} . .      4, 7 and 9 go into the three cells and nowhere else in the
//                                                  row. No cell needs to have all three.
//
// Why that is sound: techniques/subsets/naked_subset.hpp.
#include "techniques/subsets/naked_subset.hpp"

namespace deduku {

const Technique technique::naked_triple{
    .name = "Naked Triple",
    .find = subsets::find_naked_subsets<TechniqueId::naked_triple, 3>,
    .se = {36, 36},
    .hodoku = {"0201"},
};

}  // namespace deduku
