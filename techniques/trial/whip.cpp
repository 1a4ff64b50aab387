// Whip: a chain from a candidate that is assumed, each link of which leaves one candidate of a variable, a cell or a
// digit in a house, until nothing is left of one.
//
//     Z=r1c1=4 -> r1c5<>4 -> r1c5=7 -> r6c5<>7 -> r6c2=7 -> ... -> no candidate for r8c2
//
// What is left of a variable is the only one that neither the target nor anything concluded before excludes: those
// earlier exclusions are free. But each link begins with something that the conclusion just before it excludes, no
// candidate twice. The length is the number of variables; the surcharge grows with it. Sound, for the assumption leads
// to a contradiction. For each candidate the shortest whip is shown, up to eight variables.
#include "src/core/step_sink.hpp"
#include "techniques/trial/pattern_technique.hpp"

namespace deduku {

namespace whip {
namespace {

/// What each variable adds to the cost, in hundredths.
constexpr int cost_per_variable = 40;

void find(const Grid& grid, Workspace& workspace, StepSink& sink) {
  trial::find_patterns<trial::Whips<false>, false, cost_per_variable>(TechniqueId::whip, grid, workspace, sink,
                                                                      [](Candidate, int) { return false; });
}

int surcharge(const Step& step) {
  return cost_per_variable * step.evidence.length;
}

}  // namespace
}  // namespace whip

const Technique technique::whip{
    .name = "Whip",
    .find = whip::find,
    .surcharge = whip::surcharge,
    .max_surcharge = whip::cost_per_variable * trial::longest_pattern,
};

}  // namespace deduku
