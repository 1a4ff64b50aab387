// The box search and what is done to blocks by their entry points, one for each set of instructions. Each is
// compiled on its own with the options that it needs (path_*.cpp and CMakeLists.txt), and runs only where the
// machine can.
#pragma once

#include "src/search/box_task.hpp"
#include "src/search/puzzle_block.hpp"

namespace deduku::search {

namespace avx2 {
void search(const BoxCells& cells, BoxTask& task);
void put(PuzzleBlock& block, std::size_t i, const char* text);
void place_singles(PuzzleBlock& block);
void take(const PuzzleBlock& block, std::size_t i, CellBytes cells);
}  // namespace avx2
namespace sse2 {
void search(const BoxCells& cells, BoxTask& task);
void put(PuzzleBlock& block, std::size_t i, const char* text);
void place_singles(PuzzleBlock& block);
void take(const PuzzleBlock& block, std::size_t i, CellBytes cells);
}  // namespace sse2
namespace neon {
void search(const BoxCells& cells, BoxTask& task);
void put(PuzzleBlock& block, std::size_t i, const char* text);
void place_singles(PuzzleBlock& block);
void take(const PuzzleBlock& block, std::size_t i, CellBytes cells);
}  // namespace neon
namespace plain {
void search(const BoxCells& cells, BoxTask& task);
void put(PuzzleBlock& block, std::size_t i, const char* text);
void place_singles(PuzzleBlock& block);
void take(const PuzzleBlock& block, std::size_t i, CellBytes cells);
}  // namespace plain

}  // namespace deduku::search
