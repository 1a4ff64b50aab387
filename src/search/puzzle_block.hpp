// Two hundred and fifty-six puzzles that are solved together. Only plain types here: the header is compiled for several
// instruction sets at once.
#pragma once

#include <cstddef>
#include <cstdint>

namespace deduku::search {

inline constexpr int block_size = 256;
/// A word holds sixteen cells of a puzzle, four bits each: 0 or the digit. Six words are enough for a puzzle.
inline constexpr int words_per_puzzle = 6;
inline constexpr std::ptrdiff_t cells_per_word = 16;

/// Word w of puzzle 64 g + i is `words[w][i][g]`.
struct alignas(32) PuzzleBlock {
  std::uint64_t words[words_per_puzzle][64][block_size / 64];
  /// Puzzles that contradict themselves, and puzzles with open cells; puzzle 64 g + i is bit i of word g.
  std::uint64_t contradictions[block_size / 64];
  std::uint64_t open[block_size / 64];
};

/// A byte for each cell of a puzzle: the value for an open cell plus the digit.
struct CellBytes {
  unsigned char* first;
  unsigned char open;
};

}  // namespace deduku::search
