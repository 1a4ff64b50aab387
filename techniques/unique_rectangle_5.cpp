// Unique Rectangle type 5: three roof cells, or two diagonal ones, with the same single extra digit.
//
//     {4 7}    . . | {1 4 7}  x       Some roof cell is 1, or 4 and 7 could be swapped in all four corners. So
//     {1 4 7}  . . | {1 4 7}          what sees all roof cells (x) is not 1.
//
// Two roof cells in one line are type 2. Why that is sound: techniques/unique_rectangle.hpp.
#include "techniques/unique_rectangle.hpp"

namespace deduku {

namespace {

bool find_rectangles(const Grid& grid, Workspace& workspace, StepSink& sink) {
  return kernel::unique_rectangles(grid, workspace, [&](const kernel::UniqueRectangle& rectangle) {
    const DigitSet extra = extra_digits(grid, rectangle);
    if (extra.size() != 1 || rectangle.roof.size() < 2 || rectangle.has_side_roof()) return false;
    Step step = rectangle_step(TechniqueId::unique_rectangle_5, rectangle, extra);
    remove_around_roof(grid, rectangle, extra.first(), step);
    return step.has_effect() && sink.emit(step);
  });
}

}  // namespace

const Technique technique::unique_rectangle_5{
    .name = "Unique Rectangle 5",
    .sentence =
        "{digits} are the only candidates of {floor}. If {roof} held only these too, the two digits could "
        "be swapped in all four cells, and the puzzle would have a second solution. So one of {roof} is "
        "{roof.digits}.",
    .needs_uniqueness = true,
    .find = find_rectangles,
    .se = {45, 45},
    .hodoku = {"0604", "0604"},
};

}  // namespace deduku
