// Nice loops: chains that return to their start, shared by the techniques that differ in the links they use.
//
// Discontinuous: the loop contradicts or confirms its start.
//
//   variant 0   r1c2 = ... = r1c2    two strong links: if the candidate is false, it is true. The other
//                                    candidates of the cell are eliminated.
//   variant 1   r1c2 - ... - r1c2    two weak links: if the candidate is true, it is false. It is eliminated.
//
// Continuous: strong and weak links alternate all around the loop, so either all nodes after a weak link are true or
// all nodes before one. Exactly one end of every weak link is true, and candidates that both of them exclude are false.
// A continuous loop is written from a cell of at least three candidates that it enters and leaves by strong links;
// without such a cell each of its conclusions is that of a chain or of a fish.
#pragma once

#include "src/core/step_sink.hpp"
#include "techniques/chains/aic.hpp"

namespace deduku::chains {

void find_discontinuous(const ChainQuery& query);
void find_continuous(const ChainQuery& query);

template <TechniqueId technique, LinkClass links>
void find_discontinuous_loops(const Grid& grid, Workspace& workspace, StepSink& sink) {
  find_discontinuous({grid, workspace, sink, technique, links});
}

template <TechniqueId technique, LinkClass links>
void find_continuous_loops(const Grid& grid, Workspace& workspace, StepSink& sink) {
  find_continuous({grid, workspace, sink, technique, links});
}

}  // namespace deduku::chains
