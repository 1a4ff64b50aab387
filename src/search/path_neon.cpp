// The box search in NEON registers.
#if defined(__aarch64__)
#include "src/search/box_search.hpp"
#include "src/search/path_entries.hpp"
#include "src/search/simd/neon.hpp"

namespace deduku::search::neon {

void search(const BoxCells& cells, BoxTask& task) {
  BoxSearch<Lanes>::run(cells, task);
}

}  // namespace deduku::search::neon
#endif
