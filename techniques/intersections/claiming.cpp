// Claiming: a digit that is confined to one box of a line.
//
//     box 1   | box 2 | box 3
//     . 4 4   | . . . | . . .      In row 1, 4 can only go into box 1. So box 1 has its 4 there, and the
//     x . .   | . . . | . . .      rest of box 1 (x) has none.
//     . . x   | . . . | . . .
//
// Two or three places; one place is a hidden single. Also known as Locked Candidates, type 2.
#include "deduku/technique.hpp"
#include "src/core/step_sink.hpp"
#include "techniques/facts/intersections.hpp"
#include "techniques/intersections/locked_candidates.hpp"

namespace deduku {

namespace claiming {
namespace {

void find(const Grid& grid, Workspace& workspace, StepSink& sink) {
  intersections::emit_locked_candidates<TechniqueId::claiming>(
      grid, workspace.get<facts::Intersections>(grid).claiming(), sink);
}

}  // namespace
}  // namespace claiming

const Technique technique::claiming{
    .name = "Claiming",
    .find = claiming::find,
    .se = {28, 28},
    .hodoku = {"0101"},
};

}  // namespace deduku
