// Unique Loop: a closed chain of at least six cells with two digits, a unique rectangle with more corners.
//
//     {4 7} ------------ {4 7}        Each house of the loop contains two of its cells. With only 4 and 7 in the
//       |                  |          loop, the two could be swapped all around, so the roof cell, {1 4 7}, has
//       |        {4 7} - {4 7}        its further digit.
//     {4 7} ---- {1 4 7}
//
// Variants 0 to 3: the types of techniques/uniqueness/deadly_pattern_steps.hpp. All cells of the loop have both digits.
#include "src/core/step_sink.hpp"
#include "techniques/uniqueness/deadly_pattern_steps.hpp"
#include "techniques/uniqueness/loops.hpp"

namespace deduku {

namespace unique_loop {
namespace {

void find(const Grid& grid, Workspace& workspace, StepSink& sink) {
  uniqueness::unique_loops(grid, workspace, [&](const uniqueness::DeadlyPattern& loop) {
    return uniqueness::emit_all_types(grid, TechniqueId::unique_loop, loop, sink);
  });
}

}  // namespace
}  // namespace unique_loop

const Technique technique::unique_loop{
    .name = "Unique Loop",
    .needs_uniqueness = true,
    .find = unique_loop::find,
    .surcharge = {{SurchargeTerm::once(StepCount::deadly_cells, 10, 6),
                   SurchargeTerm::once(StepCount::deadly_cells, 30, 8), uniqueness::by_partners},
                  60},
    .se = {46, 53},
};

}  // namespace deduku
