// Pointing: a digit that is confined to one line of a box.
//
//     box 1   | box 2 | box 3
//     . 4 4   | . . . | x . .      In box 1, 4 can only go into the first row. So row 1 has its 4 there,
//     . . .   | . . . | . . .      and the rest of row 1 (x) has none.
//     . . .   | . . . | . . .
//
// Two or three places; one place is a hidden single. Also known as Locked Candidates, type 1.
#include "deduku/technique.hpp"
#include "src/core/step_sink.hpp"
#include "techniques/facts/intersections.hpp"
#include "techniques/intersections/locked_candidates.hpp"

namespace deduku {

namespace pointing {
namespace {

void find(const Grid& grid, Workspace& workspace, StepSink& sink) {
  intersections::emit_locked_candidates<TechniqueId::pointing>(
      grid, workspace.get<facts::Intersections>(grid).pointing(), sink);
}

}  // namespace
}  // namespace pointing

const Technique technique::pointing{
    .name = "Pointing",
    .find = pointing::find,
    .se = {26, 26},
    .hodoku = {"0100"},
};

}  // namespace deduku
