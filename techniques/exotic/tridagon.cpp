// Tridagon, or Thor's hammer: three cells in each of four boxes that three digits alone cannot fill.
//
//      1 . .  |  . . 1     With only {4 7 9} in the twelve cells marked 1, the digits would move in a cycle from
//      . 1 .  |  . 1 .     each box to the next, and the four cycles do not close. So one of the guardians, the
//      . . 1  |  1 . .     further candidates of the cells, is true.
//      -------+-------
//      1 . .  |  1 . .     Why they do not close: techniques/guardians/tridagons.hpp.
//      . 1 .  |  . 1 .
//      . . 1  |  . . 1
//
// Variants: techniques/exotic/guardian_steps.hpp.
#include "techniques/guardians/tridagons.hpp"

#include "src/core/step_sink.hpp"
#include "techniques/exotic/guardian_steps.hpp"

namespace deduku {

namespace tridagon {
namespace {

void find(const Grid& grid, Workspace& workspace, StepSink& sink) {
  guardians::tridagons(grid, workspace, [&](const guardians::ImpossiblePattern& pattern) {
    return exotic::emit_guardians(grid, TechniqueId::tridagon, pattern, {}, sink);
  });
}

}  // namespace
}  // namespace tridagon

const Technique technique::tridagon{
    .name = "Tridagon",
    .find = tridagon::find,
};

}  // namespace deduku
