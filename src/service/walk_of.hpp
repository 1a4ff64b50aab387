// The walk of a puzzle as it is asked for.
#pragma once

#include "deduku/walk.hpp"
#include "src/records/step_question.hpp"

namespace deduku::service {

/// Without its ratings. A puzzle with several solutions is walked on a frozen scale only where nothing is promised.
Walk walk_of(const Grid& grid, const records::StepQuestion& question);
/// Why a walk from a board that ended so is not shown; empty where it is.
std::string reason_to_refuse(const Board& board, Outcome outcome);
/// Why there is no step to draw on a board without a solution.
std::string reason_not_to_draw(const Board& board);

}  // namespace deduku::service
