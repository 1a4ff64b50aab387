// Unique Rectangle type 2: two roof cells in one line with the same single extra digit.
//
//     {4 7}    . . | {4 7}            One of the roof cells is 1; otherwise 4 and 7 could be swapped in all four
//     {1 4 7}  . . | {1 4 7}  x       corners. So a cell that sees both roof cells (x) is not 1.
//
// Two diagonal roof cells, or three, are type 5. Shared parts of the types:
// techniques/uniqueness/unique_rectangle_steps.hpp.
#include "src/core/step_sink.hpp"
#include "techniques/uniqueness/unique_rectangle_steps.hpp"

namespace deduku {

namespace unique_rectangle_2 {
namespace {

void find(const Grid& grid, Workspace& workspace, StepSink& sink) {
  uniqueness::unique_rectangles(grid, workspace, [&](const uniqueness::DeadlyPattern& rectangle) {
    return rectangle.has_side_roof() && !uniqueness::is_avoidable(rectangle) &&
           uniqueness::emit_type_2(grid, uniqueness::rectangle_kind(TechniqueId::unique_rectangle_2, rectangle),
                                   rectangle, sink);
  });
}

}  // namespace
}  // namespace unique_rectangle_2

const Technique technique::unique_rectangle_2{
    .name = "Unique Rectangle Type 2",
    .needs_uniqueness = true,
    .find = unique_rectangle_2::find,
    .se = {45, 45},
    .hodoku = {"0601", "0601"},
};

}  // namespace deduku
