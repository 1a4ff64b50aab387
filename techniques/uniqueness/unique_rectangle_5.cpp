// Unique Rectangle type 5: three roof cells, or two diagonal ones, with the same single extra digit.
//
//     {4 7}    . . | {1 4 7}  x       A roof cell is 1; otherwise 4 and 7 could be swapped in all four corners.
//     {1 4 7}  . . | {1 4 7}          So a cell that sees all roof cells (x) is not 1.
//
// Two roof cells in one line are type 2. Shared parts of the types: techniques/uniqueness/unique_rectangle_steps.hpp.
#include "src/core/step_sink.hpp"
#include "techniques/uniqueness/unique_rectangle_steps.hpp"

namespace deduku {

namespace unique_rectangle_5 {
namespace {

void find(const Grid& grid, Workspace& workspace, StepSink& sink) {
  uniqueness::unique_rectangles(grid, workspace, [&](const uniqueness::DeadlyPattern& rectangle) {
    return !rectangle.has_side_roof() && !uniqueness::is_avoidable(rectangle) &&
           uniqueness::emit_type_2(grid, uniqueness::rectangle_kind(TechniqueId::unique_rectangle_5, rectangle),
                                   rectangle, sink);
  });
}

}  // namespace
}  // namespace unique_rectangle_5

const Technique technique::unique_rectangle_5{
    .name = "Unique Rectangle Type 5",
    .needs_uniqueness = true,
    .find = unique_rectangle_5::find,
    .se = {45, 45},
    .hodoku = {"0604", "0604"},
};

}  // namespace deduku
