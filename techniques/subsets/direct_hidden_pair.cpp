// Direct Hidden Pair: two digits of a house with two places, which leave a third digit one place.
//
//     {4 7 5}  .  . | . {4 7 5} . | . {5 8} .      In the row, 4 and 7 can only go into the first two cells.
//                                                  They fill them, so 5 has one place left: the third.
//
// Sound as techniques/subsets/hidden_subset.hpp and techniques/singles/direct.hpp say. The house of the third digit is
// any that one of the cells lies in.
#include "techniques/subsets/direct_hidden_subset.hpp"

namespace deduku {

const Technique technique::direct_hidden_pair{
    .name = "Direct Hidden Pair",
    .find = subsets::find_direct_hidden_subsets<TechniqueId::direct_hidden_pair, 2>,
    .se = {20, 20},
};

}  // namespace deduku
