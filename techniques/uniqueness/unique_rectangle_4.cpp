// Unique Rectangle type 4: one of the two digits is confined to the two roof cells in the houses they share.
//
//     {4 7}    . . | {4 7}        If 4 has no other place in the second row, one roof cell is 4. If the other
//     {1 4 7}  . . | {2 4 7}      were 7, 4 and 7 could be swapped in all four corners. So neither is 7.
//
// For roof cells in one row and one box, the digit is confined in both; if it is confined in only one of them, that is
// primarily a case of locked candidates.
//
// Shared parts of the types: techniques/uniqueness/unique_rectangle_steps.hpp.
#include "src/core/step_sink.hpp"
#include "techniques/uniqueness/unique_rectangle_steps.hpp"

namespace deduku {

namespace unique_rectangle_4 {
namespace {

void find(const Grid& grid, Workspace& workspace, StepSink& sink) {
  uniqueness::unique_rectangles(grid, workspace, [&](const uniqueness::DeadlyPattern& rectangle) {
    return uniqueness::emit_type_4(grid, uniqueness::rectangle_kind(TechniqueId::unique_rectangle_4, rectangle),
                                   rectangle, sink);
  });
}

}  // namespace
}  // namespace unique_rectangle_4

const Technique technique::unique_rectangle_4{
    .name = "Unique Rectangle Type 4",
    .needs_uniqueness = true,
    .find = unique_rectangle_4::find,
    .se = {45, 45},
    .hodoku = {"0603", "0603"},
};

}  // namespace deduku
