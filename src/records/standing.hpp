// Whether something is said of a puzzle, its givens, or of a board, with what was entered and struck; and what is wrong
// where there is no solution. Every command and method takes it from here.
#pragma once

#include "deduku/board_progress.hpp"
#include "deduku/text_style.hpp"
#include "src/records/fields.hpp"

namespace deduku::records {

/// "26 givens with 7 solutions, 1 entry"; of a puzzle "26 givens".
std::string standing_text(const Board& board, const TextStyle& style = {});

/// Why a board has no solution, as far as that can be named: entries that are wrong or clash, marks that are missing, else
/// cells without a candidate or a digit without a place. Sentences on one line; "" where nothing can be named. The board
/// may contradict itself: its conflict is not repeated here.
std::string no_solution_reason(const Board& board, const TextStyle& style = {});

/// What is to be known with an answer: that it is about the board, if that is more than its puzzle; and the reason if
/// `outcome` is `none`. Sentences on one line; "" for a puzzle that has solutions.
std::string standing_note(const Board& board, Outcome outcome, const TextStyle& style = {});

/// Adds `in_progress` to the record of a board that is more than its puzzle.
void add_standing(Json& json, const Board& board);

/// The dead ends of a board, as fields of a record.
void add_dead_ends(Json& json, const Board& board);

}  // namespace deduku::records
