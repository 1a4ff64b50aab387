// The walk of a puzzle for the given options.
#pragma once

#include "deduku/walk.hpp"
#include "src/records/step_question.hpp"

namespace deduku::service {

/// Returns the walk without its ratings. A puzzle with several solutions is walked on a frozen scale only if nothing is
/// promised.
Walk walk_of(const Grid& grid, const records::StepQuestion& question);
/// The reason why a walk from a board with this outcome is not shown; empty if it is shown.
std::string reason_to_refuse(const Board& board, Outcome outcome);
/// The reason why there is no step to draw on a board without a solution.
std::string reason_not_to_draw(const Board& board);

}  // namespace deduku::service
