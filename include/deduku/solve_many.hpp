// Many puzzles at once: puzzles that singles alone solve are solved side by side, one in each lane of a register.
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
  std::uint64_t count;  ///< the number of solutions, at most the limit
  Solution solution;    ///< one of them; meaningless if the count is 0
};

/// Solves as many puzzles as there are answers. `limit` (at least 1): the maximum count; 2 distinguishes unique puzzles
/// from others. It is intended for lists of easy puzzles: if singles alone solve most, it takes 0.6 to 0.9 of the time
/// of one by one, from a few dozen puzzles on. On other lists it soon detects that there is no gain, and searches one
/// by one, in the same time as `enumerate`.
void solve_many(PuzzleTexts puzzles, std::uint64_t limit, std::span<Answer> answers);

}  // namespace search
}  // namespace deduku
