// Guardian Chain: an impossible pattern has several guardians, and chains lead from each of them to the same end.
//
//     {1 7 9}  . |  .  {1 7 9 6}     With only {1 7 9} in its cells the pattern could not be filled. So one of the
//        .  {1 7 9} | {1 7 9}  .     guardians is true, r1c5=6, r2c8=6 or r5c7=3, and each of them eliminates 6
//     ...                            from r8c8, by a chain or directly.
//
// One of the guardians is true, as one of the candidates of a cell is, or of the places of a digit in a house; so the
// argument is that of Forcing Chain Verity, with its links. Patterns: techniques/guardians/guardian_relations.hpp.
// Guardians in one cell are left to the patterns themselves.
//
// Variants: 0  the cells hold digits that cannot fill them without a guardian
//           1  a loop that a digit cannot take without a guardian
#include "techniques/forcing/guardian_chains.hpp"
#include "techniques/guardians/guardian_relations.hpp"

namespace deduku {

namespace guardian_chain {
namespace {

void find(const Grid& grid, Workspace& workspace, StepSink& sink) {
  const auto& relations = workspace.get<guardians::GuardianRelations>(grid);
  forcing::find_guardian_chains(
      TechniqueId::guardian_chain, grid, workspace, relations.view(), sink,
      [&](const facts::GuardianRelation& relation) { return guardians::with_smallest_floor(grid, relation); });
}

}  // namespace
}  // namespace guardian_chain

const Technique technique::guardian_chain{
    .name = "Guardian Chain",
    .find = guardian_chain::find,
    .surcharge = forcing::chain_surcharge(StepCount::links_and_guardians),
};

}  // namespace deduku
