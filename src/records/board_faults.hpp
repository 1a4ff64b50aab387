// What is wrong with a board in progress, and how it is reported: level by level, as hints are.
#pragma once

#include <string>

#include "deduku/board_progress.hpp"
#include "deduku/text_style.hpp"
#include "src/present/words.hpp"

namespace deduku::records {

/// That a board does not belong to its puzzle.
enum class Mismatch : std::uint8_t { mismatch };
inline std::string_view name(Mismatch /*finding*/) {
  return "mismatch";
}

/// Marks the givens of the puzzle on the board; a lone pencil mark is taken for the given that it names. How many are
/// not on it, because the cell is empty or holds another digit: a board that lacks any does not belong to the puzzle.
int claim_givens(Board& board, const Board& puzzle);

/// That a board lacks so many givens of the puzzle.
std::string mismatch_text(const Board& puzzle, int lost, const TextStyle& style);
/// That the puzzle has no solution, and why, whether or not it is known which digits of the board are given.
std::string no_solution_text(const Board& board, bool has_puzzle, const TextStyle& style);
/// Cells without a candidate or else a digit without a place, as far as the board has any; "" for none.
std::string dead_end_text(const Board& board, const TextStyle& style);
/// A sentence after another one, if there is one.
std::string joined(const std::string& text, const std::string& sentence, const present::Words& words);

// The texts of the levels 1 to 5: 1 that something is wrong; 2 in which boxes; 3 and 4 in which cells; 5 what it is. No
// digit stands before the last level, but for stale marks, which give nothing away.

/// About everything because of which a board agrees with no solution of its puzzle, of which there is something.
std::string mistakes_text(const Board& board, const BoardProgress& progress, int level, const TextStyle& style);
/// The same without the wrong digits; "" for none.
std::string other_mistakes_text(const Board& board, const BoardFaults& faults, int level, const TextStyle& style);
/// About stale marks, of which there are some.
std::string stale_text(const Board& board, const CandidateSet& stale, int level, const TextStyle& style);
/// About a digit that stands twice in a house.
std::string conflict_hint(const Conflict& conflict, int level, const TextStyle& style);

}  // namespace deduku::records
