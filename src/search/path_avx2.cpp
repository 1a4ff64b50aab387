// The box search in AVX2 registers.
#if defined(__x86_64__)
#include "src/search/block_singles.hpp"
#include "src/search/block_text.hpp"
#include "src/search/box_search.hpp"
#include "src/search/path_entries.hpp"
#include "src/search/simd/avx2.hpp"

namespace deduku::search::avx2 {

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

}  // namespace deduku::search::avx2
#endif
