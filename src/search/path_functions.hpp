// The functions of a path with any registers. Only the files path_*.cpp may include this header, because they are
// compiled with their own options.
#pragma once

#include "src/search/block_singles.hpp"
#include "src/search/block_text.hpp"
#include "src/search/box_search.hpp"
#include "src/search/path_entries.hpp"

namespace deduku::search {

template <class Registers>
void PathEntries<Registers>::search(const BoxCells& cells, BoxTask& task) {
  BoxSearch<typename Registers::Lanes>::run(cells, task);
}

template <class Registers>
void PathEntries<Registers>::put(PuzzleBlock& block, std::size_t i, const char* text) {
  BlockText<typename Registers::Bytes>::put(block, i, text);
}

template <class Registers>
void PathEntries<Registers>::place_singles(PuzzleBlock& block) {
  BlockSingles<typename Registers::Plane>::run(block);
}

template <class Registers>
void PathEntries<Registers>::take(const PuzzleBlock& block, std::size_t i, CellBytes cells) {
  BlockText<typename Registers::Bytes>::take(block, i, cells);
}

}  // namespace deduku::search
