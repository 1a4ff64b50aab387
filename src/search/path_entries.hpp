// The box search by its entry points, one for each set of instructions it is written for. Each is compiled on its
// own with the options that it needs (path_*.cpp and CMakeLists.txt), and runs only where the machine can.
#pragma once

#include "src/search/box_task.hpp"

namespace deduku::search {

namespace avx2 {
void search(const BoxCells& cells, BoxTask& task);
}
namespace sse2 {
void search(const BoxCells& cells, BoxTask& task);
}
namespace neon {
void search(const BoxCells& cells, BoxTask& task);
}
namespace plain {
void search(const BoxCells& cells, BoxTask& task);
}

}  // namespace deduku::search
