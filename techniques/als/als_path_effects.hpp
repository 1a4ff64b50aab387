// What the ways of chains with almost locked sets remove.
#pragma once

#include "techniques/als/als_graph.hpp"

namespace deduku::als {

/// The digits that a set holds from which a loop goes on to another claim: all but those by which it is linked, one of
/// which it lacks.
DigitSet locked_between(const Grid& grid, const AlsGraph& graph, const AlsClaim& from, const AlsClaim& to);
/// What both of two ends exclude, of which one is true: two candidates or more, or none. What removes only one is a
/// loop of that one.
CandidateSet removed_by_ends(const Grid& grid, const AlsClaim& start, const AlsClaim& end);
/// What a premise proves that comes back to its cell.
CandidateSet removed_by_return(const Grid& grid, const AlsClaim& start, const AlsClaim& end);
/// What a continuous loop removes. The cells on the path keep the digits of weak links between others.
CandidateSet removed_by_loop(const Grid& grid, const AlsGraph& graph, ClaimList path);

}  // namespace deduku::als
