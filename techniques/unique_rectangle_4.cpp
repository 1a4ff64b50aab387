// Unique Rectangle type 4: one of the two digits is confined to the two roof cells in the houses they share.
//
//     {4 7}    . . | {4 7}        If 4 has no other place in the second row, one roof cell is 4. Were the
//     {1 4 7}  . . | {2 4 7}      other one 7, they could be swapped in all four corners. So neither is 7.
//
// Roof cells in one row and one box: the digit is confined in both; with one of them alone, that is a case of
// locked candidates first.
//
// Why that is sound: techniques/unique_rectangle.hpp.
#include "techniques/unique_rectangle.hpp"

namespace deduku {

namespace {

/// Whether a digit can go into both roof cells, and into no other cell of a house that they share.
bool is_confined(const Grid& grid, const CellSet& roof, Digit digit) {
  return grid.cells(digit).contains(roof) && !grid.cells(digit).intersects(common_peers(roof));
}

bool emit_confined(const Grid& grid, const kernel::UniqueRectangle& rectangle, Digit confined,
                   StepSink& sink) {
  if (!is_confined(grid, rectangle.roof, confined)) return false;
  Step step = rectangle_step(TechniqueId::unique_rectangle_4, rectangle, {confined});
  step.evidence.base = common_houses(rectangle.roof);
  const Digit other = (rectangle.digits - DigitSet{confined}).first();
  step.removes.insert(other, grid.cells(other) & rectangle.roof);
  return sink.emit(step);
}

bool find_rectangles(const Grid& grid, Workspace& workspace, StepSink& sink) {
  return side_roof_rectangles(grid, workspace, [&](const kernel::UniqueRectangle& rectangle) {
    return emit_confined(grid, rectangle, rectangle.digits.first(), sink) ||
           emit_confined(grid, rectangle, rectangle.digits.last(), sink);
  });
}

}  // namespace

const Technique technique::unique_rectangle_4{
    .name = "Unique Rectangle 4",
    .sentence =
        "{floor} have only the candidates {digits}. In {base}, {roof.digits} can only go into {roof}. If "
        "the other of them held the second digit, the two digits could be swapped in all four cells, and "
        "the puzzle would have a second solution.",
    .needs_uniqueness = true,
    .find = find_rectangles,
    .se = {45, 45},
    .hodoku = {"0603", "0603"},
};

}  // namespace deduku
