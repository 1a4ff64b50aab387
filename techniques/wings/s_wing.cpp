// S-Wing: a cell with two candidates between conjugate pairs for each of them, whose far ends see each other.
//
//            c1   c3         c7
//     r1     4 ------------- 4     If r1c1 is not 4, r1c7 is (row 1), so r5c7 is 7. Then r5c3 is not 7, so
//     r3          7          |     r3c3 is (column 3). So r1c1 is 4 or r3c3 is 7. They see each other, so
//                 |          |     neither can hold the digit of the other: r1c1 is not 7, r3c3 is not 4.
//     r5          7 ------ {4 7}
//
// Grouped pairs (several cells of a box at one end) are not covered.
#include "src/core/step_sink.hpp"
#include "techniques/wings/linked_wing.hpp"

namespace deduku {

namespace s_wing {
namespace {

void find(const Grid& grid, Workspace& workspace, StepSink& sink) {
  wings::s_wings(grid, workspace, [&](const wings::LinkedWing& wing) {
    return wings::emit_linked_wing(grid, {TechniqueId::s_wing}, wing, sink);
  });
}

}  // namespace
}  // namespace s_wing

const Technique technique::s_wing{
    .name = "S-Wing",
    .find = s_wing::find,
};

}  // namespace deduku
