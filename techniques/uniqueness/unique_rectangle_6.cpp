// Unique Rectangle type 6: two diagonal roof cells, and an X-Wing of one of the digits on the corners.
//
//     {4 7}    . . | {1 4 7}      If 4 has no other place in both rows and both columns, two opposite corners
//     {2 4 7}  . . | {4 7}        are 4. Were these the roof cells, the floor cells would be 7, and 4 and 7
//                                 could be swapped. So the roof cells are not 4.
//
// Shared parts of the types: techniques/uniqueness/unique_rectangle_steps.hpp.
#include "src/core/step_sink.hpp"
#include "techniques/uniqueness/unique_rectangle_steps.hpp"

namespace deduku {

namespace unique_rectangle_6 {
namespace {

/// The rows and columns of the rectangle.
HouseSet lines_of(const uniqueness::DeadlyPattern& rectangle) {
  const CellSet cells = rectangle.cells();
  return houses_of(cells, HouseKind::row) | houses_of(cells, HouseKind::column);
}

/// Whether a digit is confined to the corners in all four lines, and can go into both roof cells.
bool is_x_wing(const Grid& grid, const uniqueness::DeadlyPattern& rectangle, HouseSet lines, Digit digit) {
  const CellSet corners = rectangle.cells();
  if (!grid.cells(digit).contains(rectangle.roof)) return false;
  for (House line : lines) {
    if (!corners.contains(grid.cells(line, digit))) return false;
  }
  return true;
}

bool emit_x_wing(const Grid& grid, const uniqueness::DeadlyPattern& rectangle, Digit digit, StepSink& sink) {
  const HouseSet lines = lines_of(rectangle);
  if (!is_x_wing(grid, rectangle, lines, digit)) return false;
  Step step = uniqueness::deadly_step(grid, uniqueness::rectangle_kind(TechniqueId::unique_rectangle_6, rectangle),
                                      rectangle, {digit});
  step.evidence.base = lines;
  step.effects.removes.insert(digit, rectangle.roof);
  return sink.emit(step, [&](Evidence& evidence) {
    // If the digit is in one roof cell, the row of the other one has no other place for it than that.
    evidence.use(houses_of(rectangle.roof, HouseKind::row), {digit});
    evidence.explain(step.effects.removes, {.kind = Reason::Kind::deadly});
  });
}

void find(const Grid& grid, Workspace& workspace, StepSink& sink) {
  uniqueness::unique_rectangles(grid, workspace, [&](const uniqueness::DeadlyPattern& rectangle) {
    if (rectangle.roof.size() != 2 || rectangle.has_side_roof()) return false;
    return emit_x_wing(grid, rectangle, rectangle.digits.first(), sink) ||
           emit_x_wing(grid, rectangle, rectangle.digits.last(), sink);
  });
}

}  // namespace
}  // namespace unique_rectangle_6

const Technique technique::unique_rectangle_6{
    .name = "Unique Rectangle Type 6",
    .needs_uniqueness = true,
    .find = unique_rectangle_6::find,
    .hodoku = {"0605", "0605"},
};

}  // namespace deduku
