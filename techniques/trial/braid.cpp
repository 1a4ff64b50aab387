// Braid: a whip whose links may begin with an exclusion by any earlier conclusion, or by the target itself.
//
//     Z=r1c1=4 -> r1c5=7 -+
//              -> r7c1=2 -+-> r7c5=9 -> ... -> no place for 3 in box 8
//
// So it is the fewest singles after the assumption that leave something empty. If the candidate has a whip that is no
// longer, it is left to whips.
#include "src/core/step_sink.hpp"
#include "techniques/trial/pattern_technique.hpp"

namespace deduku {

namespace braid {
namespace {

void find(const Grid& grid, Workspace& workspace, StepSink& sink) {
  const auto is_whip = [&](Candidate target, int length) { return trial::has_whip(grid, workspace, target, length); };
  trial::find_patterns<trial::BraidSearch<false>, false>(TechniqueId::braid, grid, workspace, sink, is_whip);
}

}  // namespace
}  // namespace braid

const Technique technique::braid{
    .name = "Braid",
    .find = braid::find,
    .surcharge = trial::pattern_surcharge(20),
};

}  // namespace deduku
