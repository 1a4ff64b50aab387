// Unique Rectangle type 4: one of the two digits is confined to the two roof cells in a house they share.
//
//     {4 7}    . . | {4 7}        If 4 has no other place in the second row, one roof cell is 4. Were the
//     {1 4 7}  . . | {2 4 7}      other one 7, they could be swapped in all four corners. So neither is 7.
//
// Why that is sound: techniques/unique_rectangle.hpp.
#include "techniques/unique_rectangle.hpp"

namespace deduku {

namespace {

/// The houses that both roof cells share and where a digit has no other place.
HouseSet confining_houses(const Grid& grid, const CellSet& roof, Digit digit) {
  HouseSet houses;
  for (House house : common_houses(roof)) {
    if (grid.positions(house, digit).size() == 2) houses.insert(house);
  }
  return houses;
}

bool emit_confined(const Grid& grid, const kernel::UniqueRectangle& rectangle, Digit confined,
                   StepSink& sink) {
  const HouseSet houses = confining_houses(grid, rectangle.roof, confined);
  if (houses.empty()) return false;
  Step step = rectangle_step(TechniqueId::unique_rectangle_4, rectangle, {confined});
  step.evidence.base = houses;
  step.removes.insert((rectangle.digits - DigitSet{confined}).first(), rectangle.roof);
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
    .hodoku = {"0603"},
};

}  // namespace deduku
