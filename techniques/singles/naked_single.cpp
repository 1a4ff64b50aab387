// Naked Single: a cell with one candidate left.
//
//   {4 7}  {4}  {7 9}        the middle cell can only hold 4
//
// Sound because the cell must hold some digit. It is easiest to see if the eight other digits are in cells that it
// sees. The variant counts the digits that are not: they were eliminated by logic, which the solver must remember
// (hence the surcharge).
#include <algorithm>

#include "deduku/technique.hpp"
#include "src/core/argument_blocks.hpp"
#include "src/core/step_sink.hpp"
#include "techniques/singles/singles.hpp"

namespace deduku {

namespace naked_single {
namespace {

/// The number of other digits that are in no cell that `cell` sees, 0..3; 3 for more.
std::uint8_t unseen_digits(const Grid& grid, Cell cell) {
  DigitSet seen;
  for (House house : cell.houses()) seen |= grid.solved_digits(house);
  return static_cast<std::uint8_t>(std::min(8 - seen.size(), 3));
}

void find(const Grid& grid, Workspace&, StepSink& sink) {
  singles::naked_singles(grid, [&](const singles::NakedSingle& single) {
    Step step{TechniqueId::naked_single, unseen_digits(grid, single.cell)};
    step.effects.places.insert(single.candidate());
    step.evidence.digits = {single.digit};
    step.evidence.add(Role::body, {single.cell}, {single.digit});
    return sink.emit(step, [&](Evidence& evidence) { argue_naked_single(evidence, single.candidate()); });
  });
}

}  // namespace
}  // namespace naked_single

const Technique technique::naked_single{
    .name = "Naked Single",
    .find = naked_single::find,
    .surcharge = {{{.count = StepCount::unseen_digits, .per = 10}}, 30},
    .se = {23, 23},
    .hodoku = {"0003"},
};

}  // namespace deduku
