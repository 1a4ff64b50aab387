// Puzzles with several solutions on which steps that depend on a single solution contradict each other in a round, by
// the ladder `tests/support/ladders/contradicting.json`.
#pragma once

#include <array>
#include <string_view>

namespace deduku::testing {

inline constexpr std::array<std::string_view, 4> contradictory_when_blind = {
    "895.....7..79...6...65..3.....34.6.9.....81...2.....4..7...5.....8......9..6....5",
    "..5.7.61.46.....7.3....8..4..3957...9..2.6..8...8349..5..7....6.3.....92.98...7..",
    "8.7.5......3..9.7..9...34....5...6.2.7.....1.6.1...5....97...5..4....7......1.2.8",
    "..9.3.....1..2865..6.1....3.4....9..97..4..3...2....1.6....4.8..3785..6.....6.4..",
};

}  // namespace deduku::testing
