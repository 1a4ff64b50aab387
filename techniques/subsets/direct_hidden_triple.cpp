// Direct Hidden Triple: three digits of a house with three places, which leave a fourth digit one place.
//
//     {4 7 5}  .  . | . {7 9 5} . | {4 9} . {5 8}      In the row, 4, 7 and 9 can only go into the first three
//                                                      cells. They fill them, so 5 has one place left: the
//                                                      last.
//
// Sound as techniques/subsets/hidden_subset.hpp and techniques/singles/direct.hpp say. The house of the fourth digit is
// any that one of the cells lies in.
#include "techniques/subsets/direct_hidden_subset.hpp"

namespace deduku {

const Technique technique::direct_hidden_triple{
    .name = "Direct Hidden Triple",
    .find = subsets::find_direct_hidden_subsets<TechniqueId::direct_hidden_triple, 3>,
    .se = {25, 25},
};

}  // namespace deduku
