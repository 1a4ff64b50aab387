// Unique Rectangle type 3: the extra digits of two roof cells form a naked subset with further cells.
//
//     {4 7}    . . | {4 7}                One of the roof cells is 1 or 2, or 4 and 7 could be swapped in
//     {1 4 7}  . . | {2 4 7}  . {1 2}     all four corners. It and the partner {1 2} take both digits, which
//                                         go from the rest of the house that roof and partner share.
//
// The partners have neither digit of the rectangle. If the roof has only one further digit, it is also of type 2. If
// roof and partners share a line and a box, both lose the digits. Soundness:
// techniques/uniqueness/unique_rectangle_steps.hpp.
#include "src/core/step_sink.hpp"
#include "techniques/uniqueness/unique_rectangle_steps.hpp"

namespace deduku {

namespace unique_rectangle_3 {
namespace {

void find(const Grid& grid, Workspace& workspace, StepSink& sink) {
  uniqueness::unique_rectangles(grid, workspace, [&](const uniqueness::DeadlyPattern& rectangle) {
    return uniqueness::emit_type_3(grid, uniqueness::rectangle_kind(TechniqueId::unique_rectangle_3, rectangle),
                                   rectangle, sink);
  });
}

}  // namespace
}  // namespace unique_rectangle_3

const Technique technique::unique_rectangle_3{
    .name = "Unique Rectangle Type 3",
    .needs_uniqueness = true,
    .find = unique_rectangle_3::find,
    .se = {45, 48},
    .hodoku = {"0602", "0602"},
};

}  // namespace deduku
