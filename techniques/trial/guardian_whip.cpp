// Guardian Whip: a whip in which the guardians of an impossible pattern take the place of one variable.
//
//     Z=r8c8=6 -> r8c5<>6 -> r8c5=2 -> r1c5<>6 -+
//              -> r2c8<>6 ----------------------+-> r5c7=3 -> ... -> no candidate for r7c7
//
// One of the guardians r1c5=6, r2c8=6 and r5c7=3 of a pattern is true. If two are excluded, the third is concluded,
// like the last candidate of a cell.
//
// The relation counts as one variable, and needs a link like any other: the previous conclusion excludes one of the
// guardians. If all are excluded, that is the contradiction. Sound because one of the guardians is true under any
// assumption. Not covered: patterns whose guardians are in one cell, loops of one digit, and more than one relation at
// a time. If the candidate has a whip that is no longer, it is left to whips. The left-linking candidates may repeat.
//
// Variants: 0  a cell or a house is left without a candidate
//           1  the pattern is left without a guardian
#include "src/core/step_sink.hpp"
#include "techniques/trial/guardian_technique.hpp"

namespace deduku {

namespace guardian_whip {
namespace {

void find(const Grid& grid, Workspace& workspace, StepSink& sink) {
  const auto is_simpler = [&](Candidate target, int length) {
    return trial::has_whip(grid, workspace, target, length);
  };
  trial::find_guardian_patterns<trial::GuardianWhipSearch>(TechniqueId::guardian_whip, grid, workspace, sink,
                                                           is_simpler);
}

}  // namespace
}  // namespace guardian_whip

const Technique technique::guardian_whip{
    .name = "Guardian Whip",
    .find = guardian_whip::find,
    .surcharge = trial::guardian_pattern_surcharge,
};

}  // namespace deduku
