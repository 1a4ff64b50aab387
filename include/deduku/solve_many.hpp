// Many puzzles at once: naked singles are placed in all of them together.
#pragma once

#include <span>

#include "deduku/search.hpp"

namespace deduku::search {

/// Puzzles in memory: 81 characters each, read as `Puzzle(text)` reads them.
struct PuzzleTexts {
  const char* first;   ///< the first character of the first puzzle
  std::size_t stride;  ///< from one puzzle to the next, in characters; at least 81
};

/// The answer for a puzzle.
struct Answer {
  std::uint64_t count;  ///< how many solutions, at most the limit
  Solution solution;    ///< one of them; meaningless where there is none
};

/// Answers as many puzzles as there are answers. `limit` (at least 1): where to stop counting; 2 distinguishes unique
/// puzzles from others. Faster than one by one on lists of easy puzzles, slower on hard ones: see bench/RESULTS.md.
void solve_many(PuzzleTexts puzzles, std::uint64_t limit, std::span<Answer> answers);

}  // namespace deduku::search
