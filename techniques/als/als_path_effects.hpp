// Eliminations of chains with almost locked sets.
#pragma once

#include "techniques/als/als_graph.hpp"

namespace deduku::als {

/// The digits that a set holds if a loop continues from it to another claim: all except those by which it is linked,
/// one of which it lacks.
DigitSet locked_between(const Grid& grid, const AlsGraph& graph, const AlsClaim& from, const AlsClaim& to);
/// The candidates that both ends exclude, one of which is true.
CandidateSet removed_by_ends(const Grid& grid, const AlsClaim& start, const AlsClaim& end);
/// The eliminations proved by a premise whose chain returns to its cell.
CandidateSet removed_by_return(const Grid& grid, const AlsClaim& start, const AlsClaim& end);
/// The eliminations of a continuous loop. The cells on the path keep the digits of weak links between other cells.
CandidateSet removed_by_loop(const Grid& grid, const AlsGraph& graph, ClaimList path);

}  // namespace deduku::als
