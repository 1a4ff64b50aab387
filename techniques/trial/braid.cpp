// Braid: a whip whose links may begin with what any earlier conclusion excludes, or the target itself.
//
//     Z=r1c1=4 -> r1c5=7 -+
//              -> r7c1=2 -+-> r7c5=9 -> ... -> no place for 3 in box 8
//
// So it is the fewest singles after the assumption that leave something empty. Where the candidate has a whip that is no
// longer, this is left to whips.
#include "src/core/step_sink.hpp"
#include "techniques/trial/pattern_technique.hpp"

namespace deduku {

namespace braid {
namespace {

/// What each variable adds to the cost, in hundredths.
constexpr int cost_per_variable = 20;

void find(const Grid& grid, Workspace& workspace, StepSink& sink) {
  const auto is_whip = [&](Candidate target, int length) { return trial::has_whip(grid, workspace, target, length); };
  trial::find_patterns<trial::Braids, false, cost_per_variable>(TechniqueId::braid, grid, workspace, sink, is_whip);
}

int surcharge(const Step& step) {
  return cost_per_variable * step.evidence.length;
}

}  // namespace
}  // namespace braid

const Technique technique::braid{
    .name = "Braid",
    .find = braid::find,
    .surcharge = braid::surcharge,
    .max_surcharge = braid::cost_per_variable * trial::longest_pattern,
};

}  // namespace deduku
