// Avoidable Rectangle type 1: three corners are solved and not given.
//
//      4   .  . |  7          Were the open corner 4, the digits 4 and 7 could be swapped in all four
//      7   .  . | {4 1}       corners. So it is not 4.
//
// Variant 0: the open corner has two candidates; 1: more. Soundness:
// techniques/uniqueness/avoidable_rectangle_steps.hpp.
#include "deduku/technique.hpp"
#include "src/core/step_sink.hpp"
#include "techniques/uniqueness/avoidable_rectangle_steps.hpp"

namespace deduku {

namespace avoidable_rectangle_1 {
namespace {

void find(const Grid& grid, Workspace& workspace, StepSink& sink) {
  uniqueness::avoidable_rectangles(grid, workspace, [&](const uniqueness::RectangleFilling& rectangle) {
    if (rectangle.solved.size() != 3) return false;
    const Cell corner = rectangle.open().first();
    const Digit digit = rectangle.held_by(corner);
    const int variant = grid.candidates(corner).size() == 2 ? 0 : 1;
    Step step = uniqueness::avoidable_step(TechniqueId::avoidable_rectangle_1, variant, rectangle, {digit});
    step.effects.removes.insert({corner, digit});
    return sink.emit(
        step, [&](Evidence& evidence) { evidence.explain(step.effects.removes, {.kind = Reason::Kind::deadly}); });
  });
}

}  // namespace
}  // namespace avoidable_rectangle_1

const Technique technique::avoidable_rectangle_1{
    .name = "Avoidable Rectangle Type 1",
    .needs_uniqueness = true,
    .find = avoidable_rectangle_1::find,
    .hodoku = {"0607"},
};

}  // namespace deduku
