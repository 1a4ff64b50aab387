// Unique Guardian Chain: a deadly pattern has several guardians, and chains lead from each of them to the same end.
//
//     {4 7}      . . | {4 7}          With only 4 and 7 in the four corners, the two could be swapped. So one of the
//     {1 4 7}    . . | {2 4 7}        guardians is true, 1 or 2, and a chain leads from each of them to the same end.
//
// The patterns are rectangles, loops, extended rectangles and the grave of a whole grid. The guardians of a rectangle
// may also lie outside it: techniques/uniqueness/deadly_relations.hpp. The chains are those of Guardian Chain.
//
// Variants: 0  the guardians are further candidates of the pattern
//           1  they are places of its digits outside it in a house
//           2  the pattern is the whole grid
#include "techniques/forcing/guardian_chains.hpp"
#include "techniques/uniqueness/deadly_relations.hpp"

namespace deduku {

namespace unique_guardian_chain {
namespace {

void find(const Grid& grid, Workspace& workspace, StepSink& sink) {
  const auto& relations = workspace.get<uniqueness::DeadlyRelations>(grid);
  forcing::find_guardian_chains(TechniqueId::unique_guardian_chain, grid, workspace, relations.view(), sink,
                                [](const facts::GuardianRelation& relation) { return relation; });
}

}  // namespace
}  // namespace unique_guardian_chain

const Technique technique::unique_guardian_chain{
    .name = "Unique Guardian Chain",
    .needs_uniqueness = true,
    .find = unique_guardian_chain::find,
    .surcharge = forcing::chain_surcharge(StepCount::links_and_guardians),
};

}  // namespace deduku
