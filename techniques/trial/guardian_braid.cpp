// Guardian Braid: a braid in which the guardians of an impossible pattern take the place of one variable.
//
//     Z=r8c8=6 -> r2c8<>6 -----------+
//              -> r7c1=2 -> r1c5<>6 -+-> r5c7=3 -> ... -> no place for 3 in box 8
//
// So it consists of the fewest singles after the assumption that leave a cell, a house or the pattern empty. The last
// guardian that is not excluded also counts as a single, because one of them is true under any assumption. A candidate
// with a guardian whip, a whip or a braid that is no longer is left to these. Limits:
// techniques/trial/guardian_whip.cpp.
//
// Variants: 0  a cell or a house is left without a candidate
//           1  the pattern is left without a guardian
#include "src/core/step_sink.hpp"
#include "techniques/trial/guardian_technique.hpp"

namespace deduku {

namespace guardian_braid {
namespace {

bool has_guardian_whip(const Grid& grid, Workspace& workspace, Candidate target, int length) {
  auto& search = workspace.scratch<trial::GuardianWhipSearch>();
  for (const trial::GuardianTarget& each : workspace.get<trial::GuardianTargets>(grid).view()) {
    if (each.candidate != target || each.least > length) continue;
    const trial::GuardianVariable guardians(trial::relation_of(grid, workspace, each).guardians);
    const trial::TheoryState& state = workspace.history<trial::Trials>(grid).state();
    if (search.find(state, guardians, target, length) == trial::Answer::found) return true;
  }
  return false;
}

void find(const Grid& grid, Workspace& workspace, StepSink& sink) {
  const auto is_simpler = [&](Candidate target, int length) {
    auto& braids = workspace.scratch<trial::BraidSearch<false>>();
    const trial::TheoryState& state = workspace.history<trial::Trials>(grid).state();
    return trial::has_whip(grid, workspace, target, length) ||
           braids.find(state, target, length) == trial::Answer::found ||
           has_guardian_whip(grid, workspace, target, length);
  };
  trial::find_guardian_patterns<trial::GuardianBraidSearch>(TechniqueId::guardian_braid, grid, workspace, sink,
                                                            is_simpler);
}

}  // namespace
}  // namespace guardian_braid

const Technique technique::guardian_braid{
    .name = "Guardian Braid",
    .find = guardian_braid::find,
    .surcharge = trial::guardian_pattern_surcharge,
};

}  // namespace deduku
