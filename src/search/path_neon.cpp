// The box search in NEON registers.
#if defined(__aarch64__)
#include "src/search/block_singles.hpp"
#include "src/search/box_search.hpp"
#include "src/search/path_entries.hpp"
#include "src/search/simd/neon.hpp"

namespace deduku::search::neon {

void search(const BoxCells& cells, BoxTask& task) {
  BoxSearch<Lanes>::run(cells, task);
}

void place_singles(PuzzleBlock& block) {
  BlockSingles<Plane>::run(block);
}

}  // namespace deduku::search::neon
#endif
