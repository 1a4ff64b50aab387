// WXYZ-Wing: four cells of a line and a box with four digits, of which all but one fit in once at most.
//
//     {2 3 4}  x     x  |  {1 4} {2 4}     Only 1 is both in the row beside the box and in the box below the
//      .     {1 3}   .  |                  row. 2, 3 and 4 take three cells at most, so one is 1: not x.
//
// Why that is sound: techniques/wings/bent_set.hpp.
#include "deduku/technique.hpp"
#include "techniques/wings/bent_set.hpp"

namespace deduku {

const Technique technique::wxyz_wing{
    .name = "WXYZ-Wing",
    .find = wings::find_bent_sets<TechniqueId::wxyz_wing, 4>,
};

}  // namespace deduku
