// Puzzles into a block and out of it, eight characters or digits at a time, in the bytes of a word.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstring>

#include "src/search/puzzle_block.hpp"

namespace deduku::search {

/// A puzzle with half a byte for each cell, its digit or 0.
using PackedPuzzle = std::array<std::uint64_t, words_per_puzzle>;
/// A byte for each cell, and some zeros behind them.
using DigitText = std::array<std::uint8_t, words_per_puzzle * cells_per_word>;

namespace detail {

static_assert(std::endian::native == std::endian::little, "the first character is the lowest byte of a word");

inline constexpr std::uint64_t each_byte = 0x0101'0101'0101'0101;

/// The number in each byte that is a character 1 to 9, and 0 for all others.
constexpr std::uint64_t numbers_of(std::uint64_t text) {
  constexpr std::uint64_t top_bits = 0x80 * each_byte;
  const std::uint64_t numbers = text ^ '0' * each_byte;
  const std::uint64_t other = (((numbers & ~top_bits) + (0x7f - 9) * each_byte) | numbers) & top_bits;
  return numbers & ~((other - (other >> 7)) | other);
}

/// The low halves of eight bytes moved together, and apart again.
constexpr std::uint64_t packed(std::uint64_t bytes) {
  bytes = (bytes | bytes >> 4) & 0x00ff'00ff'00ff'00ff;
  bytes = (bytes | bytes >> 8) & 0x0000'ffff'0000'ffff;
  return (bytes | bytes >> 16) & 0x0000'0000'ffff'ffff;
}
constexpr std::uint64_t unpacked(std::uint64_t halves) {
  halves = (halves | halves << 16) & 0x0000'ffff'0000'ffff;
  halves = (halves | halves << 8) & 0x00ff'00ff'00ff'00ff;
  return (halves | halves << 4) & 0x0f0f'0f0f'0f0f'0f0f;
}

inline std::uint64_t eight_cells(const char* text) {
  std::uint64_t bytes;
  std::memcpy(&bytes, text, sizeof bytes);
  return packed(numbers_of(bytes));
}

}  // namespace detail

/// The puzzle of 81 characters.
inline PackedPuzzle packed_puzzle(const char* text) {
  PackedPuzzle puzzle;
  constexpr int last = words_per_puzzle - 1;
  for (int word = 0; word < last; ++word) {
    const char* cells = text + cells_per_word * word;
    puzzle[word] = detail::eight_cells(cells) | detail::eight_cells(cells + 8) << 32;
  }
  // The eighty-first cell is alone in its word.
  puzzle[last] = detail::numbers_of(static_cast<unsigned char>(text[cells_per_word * last]));
  return puzzle;
}

/// How many cells have digits.
inline int given_count(const PackedPuzzle& puzzle) {
  int count = 0;
  for (std::uint64_t word : puzzle) {
    word |= word >> 1;
    word |= word >> 2;
    count += std::popcount(word & 0x1111'1111'1111'1111);
  }
  return count;
}

inline void put(PuzzleBlock& block, std::size_t i, const PackedPuzzle& puzzle) {
  for (int word = 0; word < words_per_puzzle; ++word) block.words[word][i % 64][i / 64] = puzzle[word];
}

inline DigitText digits_of(const PuzzleBlock& block, std::size_t i) {
  DigitText digits;
  for (int word = 0; word < words_per_puzzle; ++word) {
    const std::uint64_t cells = block.words[word][i % 64][i / 64];
    const std::uint64_t bytes[2] = {detail::unpacked(cells & 0xffff'ffff), detail::unpacked(cells >> 32)};
    std::memcpy(digits.data() + cells_per_word * word, bytes, sizeof bytes);
  }
  return digits;
}

}  // namespace deduku::search
