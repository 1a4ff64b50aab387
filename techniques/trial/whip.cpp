// Whip: a chain from an assumed candidate. Each link leaves one candidate of a variable, a cell or a digit in a house,
// until a variable is empty.
//
//     Z=r1c1=4 -> r1c5<>4 -> r1c5=7 -> r6c5<>7 -> r6c2=7 -> ... -> no candidate for r8c2
//
// The last candidate of a variable is the only one that neither the target nor an earlier conclusion excludes: those
// earlier exclusions are free. But each link begins with a candidate that the previous conclusion excludes, no
// candidate twice. The length is the number of variables; the surcharge grows with it. Sound because the assumption
// leads to a contradiction. The shortest whip of each candidate is reported, up to eight variables.
#include "src/core/step_sink.hpp"
#include "techniques/trial/pattern_technique.hpp"

namespace deduku {

namespace whip {
namespace {

void find(const Grid& grid, Workspace& workspace, StepSink& sink) {
  trial::find_patterns<trial::WhipSearch<false>, false>(TechniqueId::whip, grid, workspace, sink,
                                                        [](Candidate, int) { return false; });
}

}  // namespace
}  // namespace whip

const Technique technique::whip{
    .name = "Whip",
    .find = whip::find,
    .surcharge = trial::pattern_surcharge(40),
};

}  // namespace deduku
