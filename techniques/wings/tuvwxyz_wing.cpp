// TUVWXYZ-Wing: seven cells of a line and a box with seven digits, of which all but one fit in once at most.
//
//     {2 3 6}   x      x  |  {1 4} {2 4} {4 5} | {5 6}   Only 1 is both in the row beside the box and in the
//     {3 7}  {1 3 7}   .  |                    |         box below the row. The six others take six cells at
//                                                        most, so one of the cells is 1: not x.
//
// Why that is sound: techniques/wings/bent_set.hpp.
#include "deduku/technique.hpp"
#include "techniques/wings/bent_set.hpp"

namespace deduku {

const Technique technique::tuvwxyz_wing{
    .name = "TUVWXYZ-Wing",
    .find = wings::find_bent_sets<TechniqueId::tuvwxyz_wing, 7>,
};

}  // namespace deduku
