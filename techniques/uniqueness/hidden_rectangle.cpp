// Hidden Rectangle: opposite a floor cell, one digit is confined to the rectangle in its row and column.
//
//     {4 7}    . . | {1 4 7}      If 4 has no other place in the second row and in the second column, then 7
//     {2 4 7}  . . | {3 4 7}      in the opposite corner makes both neighbours of it 4 and the floor cell 7,
//                                 and 4 and 7 could be swapped. So the opposite corner is not 7.
//
// The floor is one cell or two diagonal ones; other roofs have types of their own. A solved floor cell is 7. Shared
// parts of the types: techniques/uniqueness/unique_rectangle_steps.hpp.
#include "src/core/step_sink.hpp"
#include "techniques/uniqueness/unique_rectangle_steps.hpp"

namespace deduku {

namespace hidden_rectangle {
namespace {

using uniqueness::DeadlyPattern;

/// A rectangle seen from one of its floor cells.
struct View {
  Cell corner;
  Cell opposite;
  CellSet sides;

  HouseSet lines() const { return {opposite.row(), opposite.column()}; }
};

View view_from(Cell corner, const DeadlyPattern& rectangle) {
  const CellSet others = rectangle.cells();
  const CellSet sides = others & (cells_of(corner.row()) ^ cells_of(corner.column()));
  return {corner, (others - sides - CellSet{corner}).first(), sides};
}

/// Whether a digit can go into both sides, and in the lines of the opposite corner only into the rectangle.
bool is_confined(const Grid& grid, const View& view, Digit digit) {
  if (!grid.cells(digit).contains(view.sides)) return false;
  const CellSet lines = cells_of(view.opposite.row()) | cells_of(view.opposite.column());
  return (view.sides | CellSet{view.opposite}).contains(grid.cells(digit) & lines);
}

bool emit_confined(const Grid& grid, const DeadlyPattern& rectangle, const View& view, Digit confined, StepSink& sink) {
  const DigitSet other = rectangle.digits - DigitSet{confined};
  if (!grid.candidates(view.opposite).contains(other) || !is_confined(grid, view, confined)) return false;
  Step step = uniqueness::rectangle_kind(TechniqueId::hidden_rectangle, rectangle).step();
  step.effects.removes.insert(view.opposite, other);
  step.evidence.digits = rectangle.digits;
  step.evidence.base = view.lines();
  step.evidence.deadly = uniqueness::deadly_candidates(grid, rectangle);
  step.evidence.add(Role::floor, {view.corner}, rectangle.digits);
  step.evidence.add(Role::roof, view.sides, {confined});
  step.evidence.add(Role::body, {view.opposite}, other);
  return sink.emit(step, [&](Evidence& evidence) {
    evidence.use(view.lines(), {confined});
    evidence.explain(step.effects.removes, {.kind = Reason::Kind::deadly});
  });
}

void find(const Grid& grid, Workspace& workspace, StepSink& sink) {
  uniqueness::unique_rectangles(grid, workspace, [&](const DeadlyPattern& rectangle) {
    if (rectangle.roof.size() < 2 || rectangle.has_side_roof()) return false;
    for (Cell corner : rectangle.floor) {
      if (grid.candidates(corner) != rectangle.digits && !rectangle.solved.contains(corner)) continue;
      const View view = view_from(corner, rectangle);
      for (Digit confined : rectangle.digits) {
        if (emit_confined(grid, rectangle, view, confined, sink)) return true;
      }
    }
    return false;
  });
}

}  // namespace
}  // namespace hidden_rectangle

const Technique technique::hidden_rectangle{
    .name = "Hidden Rectangle",
    .needs_uniqueness = true,
    .find = hidden_rectangle::find,
    .hodoku = {"0606", "0606"},
};

}  // namespace deduku
