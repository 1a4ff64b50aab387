// Empty Rectangle: the places of a digit in a box form a cross; a conjugate pair touches one arm of it.
//
//            c1  c2  c3 |   c8       In b1, 4 can only go into r3 or c1, and in c8 only into r3c8 or r7c8. If
//     r1     4          |            r3c8 is 4, the place in b1 is in c1; otherwise r7c8 is 4. A cell that sees
//     r2     4          |            r7c8 and the places in c1 outside r3 (x) is not 4.
//     r3     4   4   4 -|-- 4
//                       |   |
//     r7     x          |   4
//
// Variant 0: at least three places in the box; 1: two, one in each line, so that the box also has a conjugate pair.
#include "src/core/step_sink.hpp"
#include "techniques/facts/digit_facts.hpp"
#include "techniques/single_digit/joined_pairs.hpp"

namespace deduku {

namespace empty_rectangle {
namespace {

void find(const Grid& grid, Workspace& workspace, StepSink& sink) {
  const DigitSet digits = facts::digits_with_dead_cells(grid, workspace);
  single_digit::empty_rectangles(grid, workspace, digits, [&](const single_digit::EmptyRectangle& rectangle) {
    const std::uint8_t variant = (rectangle.hinge | rectangle.arm).size() == 2 ? 1 : 0;
    return single_digit::emit_joined_links(grid, {TechniqueId::empty_rectangle, variant},
                                           single_digit::joined_links(rectangle), sink);
  });
}

}  // namespace
}  // namespace empty_rectangle

const Technique technique::empty_rectangle{
    .name = "Empty Rectangle",
    .find = empty_rectangle::find,
    .hodoku = {"0402", "0402"},
};

}  // namespace deduku
