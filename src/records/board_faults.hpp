// The faults of a board in progress, and their texts: level by level, like hints.
#pragma once

#include <string>

#include "deduku/tasks.hpp"
#include "deduku/text_style.hpp"
#include "src/present/words.hpp"

namespace deduku::records {

/// Marks the givens of the puzzle on the board; a single pencil mark counts as the given it names. Returns the number
/// of givens that are not on the board, because the cell is empty or holds another digit: a board that lacks any does
/// not belong to the puzzle.
int claim_givens(Board& board, const Board& puzzle);

/// A board without its wrong entries, as refutations see it.
Board board_without(Board board, const CellSet& wrong);

/// States that a board lacks the given number of givens of the puzzle.
std::string mismatch_text(const Board& puzzle, int lost, const TextStyle& style);
/// States that the puzzle has no solution, and why, whether or not it is known which digits of the board are given.
std::string no_solution_text(const Board& board, bool has_puzzle, const TextStyle& style);
/// Cells without a candidate, otherwise a digit without a place, if the board has any; "" for none.
std::string dead_end_text(const Board& board, const TextStyle& style);
/// Appends a sentence to another one, if there is one.
std::string joined(const std::string& text, const std::string& sentence, const present::Words& words);

// The texts of the levels 1 to 5: 1 that there is a mistake; 2 in which boxes; 3 and 4 in which cells; 5 the mistake
// itself. No digit appears before the last level, except for stale marks, which reveal nothing.

/// Covers every reason why a board agrees with no solution of its puzzle; there must be one.
std::string mistakes_text(const Board& board, const BoardProgress& progress, int level, const TextStyle& style);
/// The same without the wrong digits; "" for none.
std::string other_mistakes_text(const Board& board, const BoardFaults& faults, int level, const TextStyle& style);
/// The text about stale marks, of which there must be some.
std::string stale_text(const Board& board, const CandidateSet& stale, int level, const TextStyle& style);
/// The text about a digit that occurs twice in a house.
std::string conflict_hint(const Conflict& conflict, int level, const TextStyle& style);

}  // namespace deduku::records
