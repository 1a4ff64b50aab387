// Direct Claiming: a digit that is confined to one box of a line, and so to one place in another house.
//
//     box 1   | box 2   | box 3
//     . 4 4   | . . .   | . . .      In row 1, 4 can only go into box 1. So it is not at x, and in row 3 only
//     . . .   | . . .   | . . .      one place is left for it: the one in box 3.
//     . x .   | . . .   | 4 . .
//
// Soundness: techniques/intersections/locked_candidates.hpp and techniques/singles/direct.hpp.
#include "src/core/step_sink.hpp"
#include "techniques/facts/intersections.hpp"
#include "techniques/intersections/direct_locked.hpp"

namespace deduku {

namespace direct_claiming {
namespace {

void find(const Grid& grid, Workspace& workspace, StepSink& sink) {
  intersections::emit_direct_locked<TechniqueId::direct_claiming>(
      grid, workspace.get<facts::Intersections>(grid).claiming(), sink);
}

}  // namespace
}  // namespace direct_claiming

const Technique technique::direct_claiming{
    .name = "Direct Claiming",
    .find = direct_claiming::find,
    .se = {19, 19},
};

}  // namespace deduku
