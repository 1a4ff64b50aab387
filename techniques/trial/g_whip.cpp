// g-Whip: a whip in which the last remaining part of a variable may be a group: candidates of one digit in the crossing
// of a line and a box.
//
//     Z=r1c1=4 -> r7c1<>4 -> 4 in r7c45 -> r8c6<>4 -> r8c6=1 -> ... -> no candidate for r5c6
//
// One of the group is true, so it excludes the candidates that see all three of its cells. If the candidate has a whip
// without groups that is no longer, it is left to whips.
#include "src/core/step_sink.hpp"
#include "techniques/trial/pattern_technique.hpp"

namespace deduku {

namespace g_whip {
namespace {

void find(const Grid& grid, Workspace& workspace, StepSink& sink) {
  const auto is_whip = [&](Candidate target, int length) { return trial::has_whip(grid, workspace, target, length); };
  trial::find_patterns<trial::WhipSearch<true>, true>(TechniqueId::g_whip, grid, workspace, sink, is_whip);
}

}  // namespace
}  // namespace g_whip

const Technique technique::g_whip{
    .name = "g-Whip",
    .find = g_whip::find,
    .surcharge = trial::pattern_surcharge(40),
};

}  // namespace deduku
