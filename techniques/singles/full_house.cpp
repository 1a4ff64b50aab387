// Full House: the last empty cell of a house.
//
//   row 4:  1 7 4 | 5 . 3 | 2 6 9     the empty cell holds the digit that is missing, 8
//
// Sound because a house holds every digit. A cell that is last in several houses is found once, with all these houses.
#include "deduku/technique.hpp"
#include "src/core/argument_blocks.hpp"
#include "src/core/step_sink.hpp"
#include "techniques/singles/singles.hpp"

namespace deduku {

namespace full_house {
namespace {

/// The houses in which `cell` is the only empty one.
HouseSet houses_that_lack(const Grid& grid, Cell cell) {
  HouseSet houses;
  for (House house : cell.houses()) {
    if (grid.empty_count(house) == 1) houses.insert(house);
  }
  return houses;
}

void find(const Grid& grid, Workspace&, StepSink& sink) {
  CellSet found;
  singles::full_houses(grid, [&](const singles::HiddenSingle& single) {
    if (found.contains(single.cell)) return false;
    found.insert(single.cell);
    Step step{TechniqueId::full_house};
    step.effects.places.insert(single.candidate());
    step.evidence.digits = {single.digit};
    step.evidence.base = houses_that_lack(grid, single.cell);
    step.evidence.add(Role::body, {single.cell}, {single.digit});
    return sink.emit(step,
                     [&](Evidence& evidence) { argue_hidden_single(evidence, single.candidate(), single.house); });
  });
}

}  // namespace
}  // namespace full_house

const Technique technique::full_house{
    .name = "Full House",
    .find = full_house::find,
    .se = {10, 10},
    .hodoku = {"0000"},
};

}  // namespace deduku
