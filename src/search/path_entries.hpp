// The box search and the operations on blocks by their entry points, one class for each instruction set. Each is
// compiled separately with its own options (path_*.cpp and CMakeLists.txt), and runs only on machines that support it.
// Therefore only plain types are here: the header is compiled for several instruction sets at once.
#pragma once

#include <cstddef>
#include <cstdint>

#include "deduku/box_cells.hpp"

namespace deduku::search {

/// The task of a box search, and its result.
struct BoxTask {
  /// The maximum number of solutions; at least 1.
  std::uint64_t limit;
  /// Receives each solution, one digit in each cell; returning false stops the search. Null: solutions are only
  /// counted.
  bool (*visit)(void* context, const BoxCells& solution);
  void* context;
  /// Receives each open state, and may count its solutions itself; if it returns false, they are searched. Null: all
  /// are searched.
  bool (*count_rest)(BoxTask& task, const BoxCells& state) = nullptr;

  // The result; see `Result`.
  std::uint64_t count = 0;
  bool exhausted = true;
  std::uint64_t guesses = 0;
  std::uint64_t nodes = 0;
};

/// The number of puzzles that are solved together.
inline constexpr int block_size = 256;
/// A word holds sixteen cells of a puzzle, four bits each: 0 or the digit. Six words are enough for a puzzle.
inline constexpr int words_per_puzzle = 6;
inline constexpr std::ptrdiff_t cells_per_word = 16;

/// Puzzles that are solved together. Word w of puzzle 64 g + i is `words[w][i][g]`.
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

/// `Registers` names the types of a path: Lanes, Plane, Bytes. The functions are in path_functions.hpp.
template <class Registers>
struct PathEntries {
  static void search(const BoxCells& cells, BoxTask& task);
  /// Stores the puzzle of 81 characters.
  static void put(PuzzleBlock& block, std::size_t i, const char* text);
  static void place_singles(PuzzleBlock& block);
  static void take(const PuzzleBlock& block, std::size_t i, CellBytes cells);
};

namespace avx2 {
struct Registers;
}
namespace sse2 {
struct Registers;
}
namespace neon {
struct Registers;
}
namespace simd128 {
struct Registers;
}
namespace plain {
struct Registers;
}
extern template struct PathEntries<avx2::Registers>;
extern template struct PathEntries<sse2::Registers>;
extern template struct PathEntries<neon::Registers>;
extern template struct PathEntries<simd128::Registers>;
extern template struct PathEntries<plain::Registers>;

}  // namespace deduku::search
