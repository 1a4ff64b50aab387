// H-Wing: three strong links with three digits; the first is a cell with two candidates, which sees the end.
//
//            c1         c7
//     r1   {4 7} ------ 7       Variant 0, one cell: if r1c1 is not 4, it is 7. Then r1c7 is not 7, so r5c7
//            |          |       is (column 7). Then r5c7 is not 2, so r5c1 is (row 5). So r5c1 is not 4:
//     r5    2 4 ------ 7 2      either it is 2, or r1c1, which it sees, is 4.
//
//            c1         c7
//     r1   {4 7} ----- 2 4      Variant 1, two cells: if r1c1 is not 4, it is 7, so r5c1 is 2. Then r5c7 is
//            |          |       not 2, so r1c7 is (column 7). So r1c7 is not 4: either it is 2, or r1c1,
//     r5   {7 2} ------ 2       which it sees, is 4.
//
// Grouped pairs (several cells of a box at one end) are not covered.
#include "src/core/step_sink.hpp"
#include "techniques/wings/linked_wing.hpp"

namespace deduku {

namespace h_wing {
namespace {

void find(const Grid& grid, Workspace& workspace, StepSink& sink) {
  const auto emit_as = [&](std::uint8_t variant) {
    return [&grid, &sink, variant](const wings::LinkedWing& wing) {
      return wings::emit_linked_wing(grid, {TechniqueId::h_wing, variant}, wing, sink);
    };
  };
  if (wings::h_wings_of_one_cell(grid, workspace, emit_as(0))) return;
  wings::h_wings_of_two_cells(grid, workspace, emit_as(1));
}

}  // namespace
}  // namespace h_wing

const Technique technique::h_wing{
    .name = "H-Wing",
    .find = h_wing::find,
};

}  // namespace deduku
