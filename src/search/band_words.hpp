// The words of the bitmask search: the possible cells of one digit in one band (three rows, 27 cells), and conclusions
// about all of them by a few word operations.
//
//   bit     0  1  2 |  3  4  5 |  6  7  8   upper row of the band      three bits side by side in a box are
//           9 10 11 | 12 13 14 | 15 16 17   middle row                 a minirow
//          18 19 20 | 21 22 23 | 24 25 26   lower row
//
// In a band a digit occurs once in each row and once in each box: its three minirows form a permutation matrix of rows
// and boxes. A minirow that belongs to no such matrix made of open minirows can be closed. This one rule covers all
// locked candidates of the band and the hidden singles of its rows and boxes; with stacks and columns instead of bands
// and rows it covers those of the columns.
#pragma once

#include <array>
#include <cstdint>

namespace deduku::search {

using Word = std::uint32_t;

inline constexpr Word row_bits = 0b111'111'111;
inline constexpr Word band_bits = (Word{1} << 27) - 1;
/// The first cell of each row; times nine bits: these bits in each row.
inline constexpr Word each_row = 1 | Word{1} << 9 | Word{1} << 18;
/// The first cell of each minirow; times three bits: these bits in each minirow.
inline constexpr Word each_minirow = 0b001'001'001 * each_row;

namespace detail {

/// For each 3x3 matrix of bits, three bits a row: the union of the permutation matrices in it; 0 without any.
constexpr std::array<std::uint16_t, 512> make_permutation_unions() {
  constexpr int permutations[6] = {0b100'010'001, 0b010'100'001, 0b100'001'010,
                                   0b001'100'010, 0b010'001'100, 0b001'010'100};
  std::array<std::uint16_t, 512> unions{};
  for (int matrix = 0; matrix < 512; ++matrix) {
    int united = 0;
    for (int permutation : permutations) {
      if ((matrix & permutation) == permutation) united |= permutation;
    }
    unions[matrix] = static_cast<std::uint16_t>(united);
  }
  return unions;
}

inline constexpr auto permutation_unions = make_permutation_unions();

/// A union as the cells of a band: each bit is a whole minirow.
constexpr std::array<Word, 512> make_open_cells() {
  std::array<Word, 512> cells{};
  for (int matrix = 0; matrix < 512; ++matrix) {
    for (int minirow = 0; minirow < 9; ++minirow) {
      if ((permutation_unions[matrix] >> minirow & 1) != 0) cells[matrix] |= Word{0b111} << 3 * minirow;
    }
  }
  return cells;
}

inline constexpr auto open_cells = make_open_cells();

}  // namespace detail

/// The minirows that have a cell, as a 3x3 matrix of bits.
constexpr Word minirows(Word band) {
  const Word any = (band | band >> 1 | band >> 2) & each_minirow;
  const Word rows = (any | any >> 2 | any >> 4) & (0b111 * each_row);
  return (rows | rows >> 6 | rows >> 12) & row_bits;
}

/// The remaining cells if a digit occurs once in each row and box of the band; 0 if that is impossible.
constexpr Word close_band(Word band) {
  return band & detail::open_cells[minirows(band)];
}

/// The columns that have a cell, as nine bits.
constexpr Word columns(Word band) {
  return (band | band >> 9 | band >> 18) & row_bits;
}

/// Exchanges the nine groups of three bits as a matrix is transposed: group 3i + j and group 3j + i.
constexpr Word transpose(Word groups) {
  constexpr Word near = Word{0b111} << 3 | Word{0b111} << 15;
  constexpr Word far = Word{0b111} << 6;
  Word differing = (groups ^ groups >> 6) & near;
  groups ^= differing | differing << 6;
  differing = (groups ^ groups >> 12) & far;
  return groups ^ (differing | differing << 12);
}

/// The columns of three bands (nine bits each, the upper band lowest) that remain if a digit occurs once in each column
/// and box of each stack; 0 if that is impossible in some stack.
constexpr Word close_stacks(Word bands) {
  const Word stacks = transpose(bands);
  const Word left = detail::permutation_unions[stacks & row_bits];
  const Word middle = detail::permutation_unions[stacks >> 9 & row_bits];
  const Word right = detail::permutation_unions[stacks >> 18];
  if (left == 0 || middle == 0 || right == 0) return 0;
  return transpose(left | middle << 9 | right << 18);
}

/// The cells that are alone in their row; no row may be empty.
constexpr Word alone_in_row(Word band) {
  constexpr Word top = each_row << 8;
  const Word others = band & (band - each_row);
  const Word crowded = (others | ((others & ~top) + (top - each_row))) & top;
  return band & ~((crowded << 1) - (crowded >> 8));
}

}  // namespace deduku::search
