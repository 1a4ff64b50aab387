// The box search without SIMD.
#include "src/search/box_search.hpp"
#include "src/search/path_entries.hpp"
#include "src/search/simd/plain.hpp"

namespace deduku::search::plain {

void search(const BoxCells& cells, BoxTask& task) {
  BoxSearch<Lanes>::run(cells, task);
}

}  // namespace deduku::search::plain
