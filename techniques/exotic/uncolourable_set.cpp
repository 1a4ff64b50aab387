// Uncolourable Set: cells that three digits cannot fill, including one or two cells that also have other candidates.
//
//     {1 2 3}   {1 2}    .   |   .      {1 2 3}   .         With only {1 2 3} the cells could not be filled, as
//        .         .     .   |   .         .      .         trying every way shows. So one of the guardians, the
//     {1 2 3}      .     .   | {1 2 3 7}   .    {1 3}       further candidates, is true: here 7.
//
// The candidates of each cell do not matter otherwise: a tridagon whose cells have lost candidates is a special case.
// Sets that a single house proves uncolourable are left to naked subsets. Definition and search of uncolourable sets:
// techniques/guardians/uncolourable_sets.hpp. Several guardians that exclude nothing at once are a relation:
// techniques/forcing/guardian_chain.cpp.
//
// Variants: techniques/exotic/guardian_steps.hpp.
#include "techniques/guardians/uncolourable_sets.hpp"

#include "src/core/step_sink.hpp"
#include "techniques/exotic/guardian_steps.hpp"

namespace deduku {

namespace uncolourable_set {
namespace {

bool emit_set(const Grid& grid, DigitSet digits, const CellSet& floor, const CellSet& added, StepSink& sink) {
  const guardians::Guardians guardians = guardians::guardians_of(grid, added, digits);
  if (!guardians.are_conclusive(grid)) return false;
  const CellSet cells = guardians::smallest_floor(grid, digits, floor, added) | added;
  return exotic::emit_guardians(grid, TechniqueId::uncolourable_set, {digits, cells, guardians}, {}, sink);
}

void find(const Grid& grid, Workspace& workspace, StepSink& sink) {
  guardians::uncolourable_sets(grid, workspace, [&](DigitSet digits, const CellSet& floor, const CellSet& added) {
    return emit_set(grid, digits, floor, added, sink);
  });
}

}  // namespace
}  // namespace uncolourable_set

const Technique technique::uncolourable_set{
    .name = "Uncolourable Set",
    .find = uncolourable_set::find,
};

}  // namespace deduku
