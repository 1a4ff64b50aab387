// The box search in NEON registers.
#if defined(__aarch64__)
#include "src/search/block_singles.hpp"
#include "src/search/block_text.hpp"
#include "src/search/box_search.hpp"
#include "src/search/path_entries.hpp"
#include "src/search/simd/neon.hpp"

namespace deduku::search::neon {

void search(const BoxCells& cells, BoxTask& task) {
  BoxSearch<Lanes>::run(cells, task);
}

void put(PuzzleBlock& block, std::size_t i, const char* text) {
  BlockText<Bytes>::put(block, i, text);
}

void place_singles(PuzzleBlock& block) {
  BlockSingles<Plane>::run(block);
}

void take(const PuzzleBlock& block, std::size_t i, CellBytes cells) {
  BlockText<Bytes>::take(block, i, cells);
}

}  // namespace deduku::search::neon
#endif
