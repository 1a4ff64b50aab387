// Whether a statement concerns a puzzle (its givens) or a board (with entries and removed marks); and the fault if
// there is no solution. Every command and method uses these functions.
#pragma once

#include <optional>
#include <string>

#include "deduku/board_progress.hpp"
#include "deduku/text_style.hpp"

namespace deduku::records {

/// The comparison of a board with its puzzle; empty if the givens contradict each other, so that there is nothing to
/// compare with.
std::optional<BoardProgress> progress_of(const Board& board);

/// "26 givens with 7 solutions, 1 entry"; for a puzzle "26 givens".
std::string standing_text(const Board& board, const TextStyle& style = {});

/// The reason why a board has no solution, if it can be named: entries that are wrong or clash, missing marks,
/// otherwise cells without a candidate or a digit without a place. Sentences on one line; "" if there is no such
/// reason. The board may contradict itself: its conflict is not repeated here.
std::string no_solution_reason(const Board& board, const TextStyle& style = {});

/// The note to an answer: that it is about the board, if that is more than its puzzle; and the reason if `outcome` is
/// `none`. Sentences on one line; "" for a puzzle that has solutions.
std::string standing_note(const Board& board, Outcome outcome, const TextStyle& style = {});

}  // namespace deduku::records
