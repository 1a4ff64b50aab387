// The box search and the operations on blocks by their entry points, one class for each instruction set. Each is
// compiled separately with its own options (path_*.cpp and CMakeLists.txt), and runs only on machines that support it.
#pragma once

#include "src/search/box_task.hpp"
#include "src/search/puzzle_block.hpp"

namespace deduku::search {

/// `Registers` names the types of a path: Lanes, Plane, Bytes. The functions are in path_functions.hpp.
template <class Registers>
struct PathEntries {
  static void search(const BoxCells& cells, BoxTask& task);
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
