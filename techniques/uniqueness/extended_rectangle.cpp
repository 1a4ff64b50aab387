// Extended Rectangle: two lines and three digits.
//
//     {1 2 3}  . . | . {1 3}   . | {2 3}  . .      If the roof cell, {1 2 8}, held 1 or 2, both rows would
//     {2 3}    . . | . {1 2 8} . | {1 3}  . .      have 1, 2 and 3 in these columns. Then the rows could be
//                                                  swapped there, because each column and each box keeps its
//                                                  digits. So the roof cell is 8.
//
// Variants 0 to 3: the types of techniques/uniqueness/deadly_pattern_steps.hpp. If the givens are unknown, the two
// cells of each column have the same candidates among the three.
#include "src/core/step_sink.hpp"
#include "techniques/uniqueness/deadly_pattern_steps.hpp"
#include "techniques/uniqueness/rectangles_extended.hpp"

namespace deduku {

namespace extended_rectangle {
namespace {

void find(const Grid& grid, Workspace& workspace, StepSink& sink) {
  uniqueness::extended_rectangles(grid, workspace, [&](const uniqueness::DeadlyPattern& rectangle) {
    return uniqueness::emit_all_types(grid, TechniqueId::extended_rectangle, rectangle, sink);
  });
}

}  // namespace
}  // namespace extended_rectangle

const Technique technique::extended_rectangle{
    .name = "Extended Rectangle",
    .needs_uniqueness = true,
    .find = extended_rectangle::find,
    .surcharge = {{uniqueness::by_partners}, uniqueness::by_partners.most},
};

}  // namespace deduku
