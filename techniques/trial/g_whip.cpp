// g-Whip: a whip in which a group may be left of a variable: candidates of one digit where a line and a box meet.
//
//     Z=r1c1=4 -> r7c1<>4 -> 4 in r7c45 -> r8c6<>4 -> r8c6=1 -> ... -> no candidate for r5c6
//
// Of the group one is true, so it excludes what sees all three of its cells. Where the candidate has a whip without
// groups that is no longer, this is left to whips.
#include "src/core/step_sink.hpp"
#include "techniques/trial/pattern_technique.hpp"

namespace deduku {

namespace g_whip {
namespace {

/// What each variable adds to the cost, in hundredths.
constexpr int cost_per_variable = 40;

void find(const Grid& grid, Workspace& workspace, StepSink& sink) {
  const auto is_whip = [&](Candidate target, int length) { return trial::has_whip(grid, workspace, target, length); };
  trial::find_patterns<trial::Whips<true>, true, cost_per_variable>(TechniqueId::g_whip, grid, workspace, sink,
                                                                    is_whip);
}

int surcharge(const Step& step) {
  return cost_per_variable * step.evidence.length;
}

}  // namespace
}  // namespace g_whip

const Technique technique::g_whip{
    .name = "g-Whip",
    .find = g_whip::find,
    .surcharge = g_whip::surcharge,
    .max_surcharge = g_whip::cost_per_variable * trial::longest_pattern,
};

}  // namespace deduku
