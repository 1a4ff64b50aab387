// UVWXYZ-Wing: six cells of a line and a box with six digits, of which all but one fit in once at most.
//
//     {2 3 6}  x     x  |  {1 4} {2 4} {4 5} | {5 6}    Only 1 is both in the row beside the box and in the
//      .     {1 3}   .  |                    |          box below the row. The five others take five cells at
//                                                       most, so one of the cells is 1: not x.
//
// Why that is sound: techniques/wings/bent_set.hpp.
#include "deduku/technique.hpp"
#include "techniques/wings/bent_set.hpp"

namespace deduku {

const Technique technique::uvwxyz_wing{
    .name = "UVWXYZ-Wing",
    .find = wings::find_bent_sets<TechniqueId::uvwxyz_wing, 6>,
};

}  // namespace deduku
