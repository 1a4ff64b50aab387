// Steps that eliminate a candidate because it leads to a contradiction.
#pragma once

#include "deduku/technique.hpp"
#include "src/core/step_sink.hpp"

namespace deduku::trial {

/// The step that eliminates a candidate, the pivot. The body is the part that it leaves without a candidate: all
/// candidates of a cell, or all places of a digit in the base house.
Step elimination_step(TechniqueId technique, const Grid& grid, Candidate candidate, const CandidateSet& shortage);

/// Emits such a step; the first branch assumes the candidate.
bool emit_elimination(const Step& step, const BranchList& branches, StepSink& sink);

}  // namespace deduku::trial
