// Naked Single: a cell with one candidate left.
//
//   {4 7}  {4}  {7 9}        the middle cell can only hold 4
//
// Sound because the cell must hold some digit.
#include "deduku/technique.hpp"
#include "techniques/kernels/singles.hpp"

namespace deduku {

namespace {

bool find_naked_singles(const Grid& grid, Workspace&, StepSink& sink) {
  return kernel::naked_singles(grid, [&](const kernel::NakedSingle& single) {
    Step step{TechniqueId::naked_single};
    step.places.insert({single.cell, single.digit});
    step.evidence.digits = {single.digit};
    step.evidence.add(Role::body, {single.cell}, {single.digit});
    return sink.emit(step);
  });
}

}  // namespace

const Technique technique::naked_single{
    .name = "Naked Single",
    .sentence = "{digits} is the only candidate left in {body}.",
    .find = find_naked_singles,
    .se = {23, 23},
    .hodoku = {"0003"},
};

}  // namespace deduku
