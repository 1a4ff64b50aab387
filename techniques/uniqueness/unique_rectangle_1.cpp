// Unique Rectangle type 1: three floor cells.
//
//     {4 7}  . . | {4 7}        Were the fourth corner 4 or 7 too, the digits could be swapped in all four.
//     {4 7}  . . | {4 7 x}      So it is neither.
//
// Shared parts of the types: techniques/uniqueness/unique_rectangle_steps.hpp.
#include "src/core/step_sink.hpp"
#include "techniques/uniqueness/unique_rectangle_steps.hpp"

namespace deduku {

namespace unique_rectangle_1 {
namespace {

void find(const Grid& grid, Workspace& workspace, StepSink& sink) {
  uniqueness::unique_rectangles(grid, workspace, [&](const uniqueness::DeadlyPattern& rectangle) {
    return !uniqueness::is_avoidable(rectangle) &&
           uniqueness::emit_type_1(grid, uniqueness::rectangle_kind(TechniqueId::unique_rectangle_1, rectangle),
                                   rectangle, sink);
  });
}

}  // namespace
}  // namespace unique_rectangle_1

const Technique technique::unique_rectangle_1{
    .name = "Unique Rectangle Type 1",
    .needs_uniqueness = true,
    .find = unique_rectangle_1::find,
    .se = {45, 45},
    .hodoku = {"0600", "0600"},
};

}  // namespace deduku
