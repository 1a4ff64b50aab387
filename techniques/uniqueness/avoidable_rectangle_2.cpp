// Avoidable Rectangle type 2: two corners are solved and not given, the others share one extra digit.
//
//      4     .  . |  7             One of the open corners is 1; otherwise 4 and 7 could be swapped in all four
//     {7 1}  .  . | {4 1}   x      corners. So a cell that sees both of them (x) is not 1.
//
// Variant 0: the open corners lie in one box; 1: in a line that crosses two boxes, or diagonally. Soundness:
// techniques/uniqueness/avoidable_rectangle_steps.hpp.
#include "deduku/technique.hpp"
#include "src/core/argument_blocks.hpp"
#include "src/core/step_sink.hpp"
#include "techniques/uniqueness/avoidable_rectangle_steps.hpp"

namespace deduku {

namespace avoidable_rectangle_2 {
namespace {

/// The candidates of the open corners beyond those that complete the rectangle.
DigitSet extra_digits(const Grid& grid, const uniqueness::RectangleFilling& rectangle) {
  DigitSet extra;
  for (Cell cell : rectangle.open()) extra |= grid.candidates(cell) - DigitSet{rectangle.held_by(cell)};
  return extra;
}

void find(const Grid& grid, Workspace& workspace, StepSink& sink) {
  uniqueness::avoidable_rectangles(grid, workspace, [&](const uniqueness::RectangleFilling& rectangle) {
    const DigitSet extra = extra_digits(grid, rectangle);
    if (rectangle.open().size() != 2 || extra.size() != 1) return false;
    const bool in_one_box = houses_of(rectangle.open(), HouseKind::box).size() == 1;
    Step step = uniqueness::avoidable_step(TechniqueId::avoidable_rectangle_2, in_one_box ? 0 : 1, rectangle, extra);
    step.effects.removes.insert(extra.first(), grid.cells(extra.first()) & common_peers(rectangle.open()));
    return step.effects.has_effect() && sink.emit(step, [&](Evidence& evidence) {
      explain_by_places(evidence, grid, step.effects.removes, rectangle.open());
    });
  });
}

}  // namespace
}  // namespace avoidable_rectangle_2

const Technique technique::avoidable_rectangle_2{
    .name = "Avoidable Rectangle Type 2",
    .needs_uniqueness = true,
    .find = avoidable_rectangle_2::find,
    .hodoku = {"0608"},
};

}  // namespace deduku
