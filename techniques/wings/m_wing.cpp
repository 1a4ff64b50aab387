// M-Wing: a cell with two candidates, and a conjugate pair for each of them, the same digit at both ends.
//
//            c3         c7
//     r1     x        {4 7}    If r1c7 is not 4, it is 7. Then r5c7 is not 7, so r5c3 is (row 5). Then r5c3
//                       |      is not 4, so r9c3 is (column 3). So r1c7 or r9c3 is 4, and a cell that sees
//     r5    4 7 ------- 7      both of them (x) is not.
//            |
//     r9     4
//
// Grouped pairs (several cells of a box at one end) are not covered.
#include "src/core/step_sink.hpp"
#include "techniques/facts/ring_names.hpp"
#include "techniques/wings/linked_wing.hpp"

namespace deduku {

namespace m_wing {
namespace {

void find(const Grid& grid, Workspace& workspace, StepSink& sink) {
  wings::m_wings(grid, workspace, [&](const wings::LinkedWing& wing) {
    return wings::emit_linked_wing(grid, {TechniqueId::m_wing}, wing, sink);
  });
}

}  // namespace
}  // namespace m_wing

const Technique technique::m_wing{
    .name = "M-Wing",
    .find = m_wing::find,
    .form_name = facts::ring_name,
};

}  // namespace deduku
