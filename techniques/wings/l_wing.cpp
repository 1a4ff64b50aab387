// L-Wing: three conjugate pairs for three digits, each joined to the next within a cell; the far ends see each other.
//
//            c1         c7
//     r1     4 ------- 4 7     If r1c1 is not 4, r1c7 is (row 1). Then r1c7 is not 7, so r5c7 is (column 7).
//                       |      Then r5c7 is not 2, so r5c1 is (row 5). So r1c1 is 4 or r5c1 is 2. They see
//     r5     2 ------- 7 2     each other, so neither can hold the digit of the other.
//
// Grouped pairs (several cells of a box at one end) are not covered.
#include "src/core/step_sink.hpp"
#include "techniques/wings/linked_wing.hpp"

namespace deduku {

namespace l_wing {
namespace {

void find(const Grid& grid, Workspace& workspace, StepSink& sink) {
  wings::l_wings(grid, workspace, [&](const wings::LinkedWing& wing) {
    return wings::emit_linked_wing(grid, {TechniqueId::l_wing}, wing, sink);
  });
}

}  // namespace
}  // namespace l_wing

const Technique technique::l_wing{
    .name = "L-Wing",
    .find = l_wing::find,
};

}  // namespace deduku
