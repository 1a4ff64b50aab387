// What is wrong with a board in progress, and how it is reported: level by level, as hints are.
#pragma once

#include <string>

#include "deduku/search.hpp"
#include "deduku/text_style.hpp"

namespace deduku::cli {

struct BoardFaults {
  CandidateSet wrong;    ///< digits placed that contradict the solution
  CandidateSet missing;  ///< digits of the solution that the pencil marks of their cells lack
  CandidateSet stale;    ///< pencil marks beside a digit that is placed in the same house

  bool has_mistake() const { return !wrong.empty() || !missing.empty(); }
};

/// Compares a board with the solution of its puzzle. A mark that is missing because of a wrong digit in a house of its
/// cell is not counted: the digit is the mistake.
BoardFaults faults_of(const Board& board, const Solution& solution);

/// Marks the givens of the puzzle on the board; a lone pencil mark is taken for the given that it names. How many are
/// not on it, because the cell is empty or holds another digit: a board that lacks any does not belong to the puzzle.
int claim_givens(Board& board, const Board& puzzle);

// The texts of the levels 1 to 5: 1 that something is wrong; 2 in which boxes; 3 and 4 in which cells; 5 what it is. No
// digit stands before the last level, but for stale marks, which give nothing away.

/// About wrong digits and missing marks, of which there are some.
std::string mistakes_text(const BoardFaults& faults, int level, const TextStyle& style);
/// About stale marks, of which there are some.
std::string stale_text(const Board& board, const CandidateSet& stale, int level, const TextStyle& style);
/// About a digit that stands twice in a house.
std::string conflict_hint(const Conflict& conflict, int level, const TextStyle& style);

}  // namespace deduku::cli
