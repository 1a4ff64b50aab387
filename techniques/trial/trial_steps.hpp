// Steps that eliminate a candidate because it leads to a contradiction.
#pragma once

#include "deduku/technique.hpp"

namespace deduku::trial {

/// The step that eliminates a candidate, the pivot; the body is what it leaves without a candidate: all candidates of a
/// cell, or all places of a digit in the base house.
Step elimination_step(TechniqueId technique, const Grid& grid, Candidate candidate, const CandidateSet& shortage);

}  // namespace deduku::trial
