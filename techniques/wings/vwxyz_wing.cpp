// VWXYZ-Wing: five cells of a line and a box with five digits, of which all but one fit in once at most.
//
//     {2 3 5}  x     x  |  {1 4} {2 4} {4 5}    Only 1 is both in the row beside the box and in the box below
//      .     {1 3}   .  |                       the row. The four others take four cells at most, so one of
//                                               the cells is 1: not x.
//
// Why that is sound: techniques/wings/bent_set.hpp.
#include "deduku/technique.hpp"
#include "techniques/wings/bent_set.hpp"

namespace deduku {

const Technique technique::vwxyz_wing{
    .name = "VWXYZ-Wing",
    .find = wings::find_bent_sets<TechniqueId::vwxyz_wing, 5>,
};

}  // namespace deduku
