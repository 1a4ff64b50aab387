// Hidden Single: a digit with one place left in a house.
//
//   row 1:  {2 5} {5 9} {2 9} | . . . | {2 5 7} . .      7 can only go into the last open cell
//
// Sound because the house must hold the digit somewhere. Boxes come before rows and columns, in which the same place is
// harder to see (hence the surcharge); a cell found in several houses is reported once per house.
#include "deduku/technique.hpp"
#include "src/core/argument_blocks.hpp"
#include "src/core/step_sink.hpp"
#include "techniques/singles/singles.hpp"

namespace deduku {

namespace hidden_single {
namespace {

void find(const Grid& grid, Workspace&, StepSink& sink) {
  singles::hidden_singles(grid, [&](const singles::HiddenSingle& single) {
    if (!sink.accepts(technique::hidden_single.surcharge.at(single.house.is_line() ? 1 : 0))) return false;
    Step step{TechniqueId::hidden_single};
    step.effects.places.insert(single.candidate());
    step.evidence.digits = {single.digit};
    step.evidence.base = {single.house};
    step.evidence.add(Role::body, {single.cell}, {single.digit});
    return sink.emit(step,
                     [&](Evidence& evidence) { argue_hidden_single(evidence, single.candidate(), single.house); });
  });
}

}  // namespace
}  // namespace hidden_single

const Technique technique::hidden_single{
    .name = "Hidden Single",
    .find = hidden_single::find,
    .surcharge = {{{.count = StepCount::is_in_line, .per = 30}}, 30},
    .se = {12, 15},
    .hodoku = {"0002"},
};

}  // namespace deduku
