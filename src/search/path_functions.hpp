// The functions of a path with any registers. Only the files path_*.cpp may include this header, because they are
// compiled with their own options.
#pragma once

#include "src/search/block_singles.hpp"
#include "src/search/box_search.hpp"
#include "src/search/path_entries.hpp"

namespace deduku::search {

template <class Registers>
void PathEntries<Registers>::search(const BoxCells& cells, BoxTask& task) {
  BoxSearch<typename Registers::Lanes>::run(cells, task);
}

/// Sixteen cells at a time; the eighty-first cell is alone in its word.
template <class Registers>
void PathEntries<Registers>::put(PuzzleBlock& block, std::size_t i, const char* text) {
  constexpr int last = words_per_puzzle - 1;
  for (int w = 0; w < last; ++w) {
    block.words[w][i % 64][i / 64] = Registers::Bytes::load(text + cells_per_word * w).numbers().packed();
  }
  const char eighty_first = text[cells_per_word * last];
  const bool is_digit = '1' <= eighty_first && eighty_first <= '9';
  block.words[last][i % 64][i / 64] = is_digit ? static_cast<std::uint64_t>(eighty_first - '0') : 0;
}

template <class Registers>
void PathEntries<Registers>::place_singles(PuzzleBlock& block) {
  BlockSingles<typename Registers::Plane>::run(block);
}

template <class Registers>
void PathEntries<Registers>::take(const PuzzleBlock& block, std::size_t i, CellBytes cells) {
  constexpr int last = words_per_puzzle - 1;
  for (int w = 0; w < last; ++w) {
    Registers::Bytes::unpacked(block.words[w][i % 64][i / 64]).plus(cells.open).store(cells.first + cells_per_word * w);
  }
  cells.first[cells_per_word * last] = static_cast<unsigned char>(block.words[last][i % 64][i / 64] + cells.open);
}

}  // namespace deduku::search
