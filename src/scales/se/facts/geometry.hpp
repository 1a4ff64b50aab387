// The board as Sudoku Explainer goes through it: its house orders, its order of peers, its order of subsets.
//
// Cells are 0..80 row-major, digits 0..8, candidates 9 * cell + digit. Houses are numbered in the order of its hidden
// and naked sets: blocks 0..8, columns 9..17, rows 18..26. Where the order is block, row, column instead, `house_of`
// lists a cell's houses that way.
#pragma once

#include <bit>
#include <cstdint>

#include "deduku/houses.hpp"

namespace deduku::se {

using CandidateBits = Set<Candidate>;
/// Nine bits: the candidates of a cell, or the positions of a digit in a house.
using Mask = std::uint16_t;

enum SeFamily : std::uint8_t { block, row, column };
inline constexpr int first_house[3] = {0, 18, 9};

/// A house by its number here.
constexpr House house_numbered(int house) {
  if (house < 9) return House::box(house);
  return house < 18 ? House::column(house - 9) : House::row(house - 18);
}
constexpr int candidate_of(int cell, int digit) {
  return 9 * cell + digit;
}
constexpr Mask bit(int index) {
  return static_cast<Mask>(1U << index);
}
/// bit(i) for every i.
inline constexpr Mask single_bits[9] = {1, 2, 4, 8, 16, 32, 64, 128, 256};
namespace detail {
struct SizeTable {
  std::uint8_t size[512];
};
constexpr SizeTable make_sizes() {
  SizeTable table{};
  for (unsigned mask = 0; mask < 512; ++mask) table.size[mask] = static_cast<std::uint8_t>(std::popcount(mask));
  return table;
}
inline constexpr SizeTable sizes = make_sizes();
}  // namespace detail

/// Elements in a mask of nine bits; from a table where the machine has no instruction that counts bits.
constexpr int size_of(unsigned mask) {
#ifdef __POPCNT__
  return std::popcount(mask);
#else
  return detail::sizes.size[mask];
#endif
}
constexpr int lowest(unsigned mask) {
  return std::countr_zero(mask);
}
constexpr bool is_single(unsigned mask) {
  return mask != 0 && (mask & (mask - 1)) == 0;
}
constexpr bool is_pair(unsigned mask) {
  return is_single(mask & (mask - 1));
}
/// The other one of a mask of two.
constexpr int other_of(unsigned mask, int index) {
  return lowest(mask & ~(1U << index));
}

/// The elements of a mask in ascending order: `for (int digit : elements(mask))`.
struct Elements {
  unsigned mask;
  struct Iterator {
    unsigned rest;
    constexpr int operator*() const { return lowest(rest); }
    constexpr Iterator& operator++() {
      rest &= rest - 1;
      return *this;
    }
    friend constexpr bool operator!=(Iterator a, Iterator b) { return a.rest != b.rest; }
  };
  constexpr Iterator begin() const { return {mask}; }
  constexpr Iterator end() const { return {0}; }
};
constexpr Elements elements(unsigned mask) {
  return {mask};
}

struct SeGeometry {
  std::uint8_t cell_at[27][9];
  std::uint8_t house_of[81][3];     ///< block, row, column
  std::uint8_t position_of[81][3];  ///< the cell's position in each of them
  std::uint8_t peers[81][20];       ///< block peers, then the rest of the row, then of the column
  Mask overlap[27][27];             ///< the positions of the first house that lie in the second
};

namespace detail {

constexpr int row_of(int cell) {
  return cell / 9;
}
constexpr int column_of(int cell) {
  return cell % 9;
}
constexpr int block_of(int cell) {
  return cell / 27 * 3 + cell % 9 / 3;
}

constexpr void add_peers(SeGeometry& geometry, int cell) {
  int count = 0;
  for (int family = 0; family < 3; ++family) {
    for (const int mate : geometry.cell_at[geometry.house_of[cell][family]]) {
      const bool listed = family > 0 && block_of(mate) == block_of(cell);
      if (mate != cell && !listed) geometry.peers[cell][count++] = static_cast<std::uint8_t>(mate);
    }
  }
}

constexpr void add_overlaps(SeGeometry& geometry) {
  for (int cell = 0; cell < 81; ++cell) {
    for (int a = 0; a < 3; ++a) {
      for (int b = 0; b < 3; ++b) {
        geometry.overlap[geometry.house_of[cell][a]][geometry.house_of[cell][b]] |= bit(geometry.position_of[cell][a]);
      }
    }
  }
}

constexpr SeGeometry make_se_geometry() {
  SeGeometry geometry{};
  for (int cell = 0; cell < 81; ++cell) {
    const int houses[3] = {block_of(cell), 18 + row_of(cell), 9 + column_of(cell)};
    const int positions[3] = {row_of(cell) % 3 * 3 + column_of(cell) % 3, column_of(cell), row_of(cell)};
    for (int family = 0; family < 3; ++family) {
      geometry.house_of[cell][family] = static_cast<std::uint8_t>(houses[family]);
      geometry.position_of[cell][family] = static_cast<std::uint8_t>(positions[family]);
      geometry.cell_at[houses[family]][positions[family]] = static_cast<std::uint8_t>(cell);
    }
  }
  for (int cell = 0; cell < 81; ++cell) add_peers(geometry, cell);
  add_overlaps(geometry);
  return geometry;
}

/// All subsets of nine elements, grouped by size, each group by ascending mask (colexicographic).
struct Subsets {
  Mask mask[512];
  int first[11];
};

constexpr Subsets make_subsets() {
  Subsets subsets{};
  int count = 0;
  for (int size = 0; size <= 9; ++size) {
    subsets.first[size] = count;
    for (unsigned mask = 0; mask < 512; ++mask) {
      if (size_of(mask) == size) subsets.mask[count++] = static_cast<Mask>(mask);
    }
  }
  subsets.first[10] = count;
  return subsets;
}

inline constexpr Subsets subsets = make_subsets();

/// Which third of nine positions holds a mask of two or more: positions 0-2, 3-5, 6-8 (`run`) or those of equal rest, 0
/// 3 6, 1 4 7, 2 5 8 (`stride`); 3 for no single one.
struct Thirds {
  std::uint8_t run[512];
  std::uint8_t stride[512];
};

constexpr Thirds make_thirds() {
  Thirds thirds{};
  for (unsigned mask = 0; mask < 512; ++mask) {
    thirds.run[mask] = thirds.stride[mask] = 3;
    for (unsigned i = 0; (mask & (mask - 1)) != 0 && i < 3; ++i) {
      if ((mask & ~(7U << (3 * i))) == 0) thirds.run[mask] = static_cast<std::uint8_t>(i);
      if ((mask & ~(0x49U << i)) == 0) thirds.stride[mask] = static_cast<std::uint8_t>(i);
    }
  }
  return thirds;
}

}  // namespace detail

inline constexpr SeGeometry geometry = detail::make_se_geometry();
inline constexpr detail::Thirds thirds = detail::make_thirds();

/// All subsets of `size` out of nine, in the order that is part of the scale.
struct SubsetRange {
  int size;
  constexpr const Mask* begin() const { return detail::subsets.mask + detail::subsets.first[size]; }
  constexpr const Mask* end() const { return detail::subsets.mask + detail::subsets.first[size + 1]; }
};
constexpr SubsetRange subsets_of_size(int size) {
  return {size};
}

/// The next mask with the same number of bits: walks k-subsets of more than nine elements in the same order.
constexpr std::uint64_t next_subset(std::uint64_t mask) {
  const std::uint64_t lowest_bit = mask & (~mask + 1);
  const std::uint64_t ripple = mask + lowest_bit;
  return ripple | (((mask ^ ripple) >> 2) >> std::countr_zero(lowest_bit));
}

}  // namespace deduku::se
