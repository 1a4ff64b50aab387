// Direct Pointing: a digit that is confined to one line of a box, and so to one place in another house.
//
//     box 1   | box 2   | box 3
//     . 4 4   | . x .   | . . .      In box 1, 4 can only go into the first row. So it is not at x, and in
//     . . .   | . . .   | . . .      box 2 only one place is left for it: the last cell.
//     . . .   | . . 4   | . . .
//
// Soundness: techniques/intersections/locked_candidates.hpp and techniques/singles/direct.hpp.
#include "src/core/step_sink.hpp"
#include "techniques/facts/intersections.hpp"
#include "techniques/intersections/direct_locked.hpp"

namespace deduku {

namespace direct_pointing {
namespace {

void find(const Grid& grid, Workspace& workspace, StepSink& sink) {
  intersections::emit_direct_locked<TechniqueId::direct_pointing>(
      grid, workspace.get<facts::Intersections>(grid).pointing(), sink);
}

}  // namespace
}  // namespace direct_pointing

const Technique technique::direct_pointing{
    .name = "Direct Pointing",
    .find = direct_pointing::find,
    .se = {17, 17},
};

}  // namespace deduku
