// Many puzzles at once: puzzles that singles alone solve are answered side by side, one in each lane of a register.
#pragma once

#include <span>

#include "deduku/export.h"
#include "deduku/search.hpp"

namespace DEDUKU_API deduku {
namespace search {

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
/// puzzles from others. It pays for lists of easy puzzles: where most are solved by singles alone, it takes 0.6 to 0.9 of
/// the time of one by one, from a few dozen puzzles on. On other lists it soon notices that it does not pay, and searches
/// one by one: that takes as long as `enumerate` does for the same answers.
void solve_many(PuzzleTexts puzzles, std::uint64_t limit, std::span<Answer> answers);

}  // namespace search
}  // namespace deduku
