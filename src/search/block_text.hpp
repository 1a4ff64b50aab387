// Conversion of puzzles to and from a block, sixteen cells at a time.
#pragma once

#include "src/search/puzzle_block.hpp"

namespace deduku::search {

template <class Bytes>
class BlockText {
 public:
  /// Stores the puzzle of 81 characters.
  static void put(PuzzleBlock& block, std::size_t i, const char* text) {
    for (int w = 0; w < last; ++w) {
      word(block, w, i) = Bytes::load(text + cells_per_word * w).numbers().packed();
    }
    // The eighty-first cell is alone in its word.
    const char eighty_first = text[cells_per_word * last];
    const bool is_digit = '1' <= eighty_first && eighty_first <= '9';
    word(block, last, i) = is_digit ? static_cast<std::uint64_t>(eighty_first - '0') : 0;
  }

  static void take(const PuzzleBlock& block, std::size_t i, CellBytes cells) {
    for (int w = 0; w < last; ++w) {
      Bytes::unpacked(word(block, w, i)).plus(cells.open).store(cells.first + cells_per_word * w);
    }
    cells.first[cells_per_word * last] = static_cast<unsigned char>(word(block, last, i) + cells.open);
  }

 private:
  static constexpr int last = words_per_puzzle - 1;

  template <class Block>
  static auto& word(Block& block, int w, std::size_t i) {
    return block.words[w][i % 64][i / 64];
  }
};

}  // namespace deduku::search
