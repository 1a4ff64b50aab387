// M-Wing: a cell with two candidates, and a conjugate pair for each of them, the same digit at both ends.
//
//            c3         c7
//     r1     x        {4 7}    If r1c7 is not 4, it is 7. Then r5c7 is not 7, so r5c3 is (row 5). Then r5c3
//                       |      is not 4, so r9c3 is (column 3). So r1c7 or r9c3 is 4, and what sees both
//     r5    4 7 ------- 7      of them (x) is not.
//            |
//     r9     4
//
// Grouped pairs (several cells of a box at one end) are not covered.
#include "techniques/wings/linked_wing.hpp"

namespace deduku {

namespace {

bool find_m_wings(const Grid& grid, Workspace& workspace, StepSink& sink) {
  return kernel::m_wings(grid, workspace, [&](const kernel::LinkedWing& wing) {
    return emit_linked_wing(grid, {TechniqueId::m_wing}, wing, sink);
  });
}

}  // namespace

const Technique technique::m_wing{
    .name = "M-Wing",
    .sentence =
        "{body 1} has only the candidates {digits}. In {base}, {body 2.digits} can only go into {body 2}, and {body "
        "3.digits} only into {body 3}. If {pincer 1} is not {pincer 1.digits}, then {pincer 2} is: {chain}. So at "
        "least one of {pincer} is {pincer.digits}.",
    .find = find_m_wings,
};

}  // namespace deduku
