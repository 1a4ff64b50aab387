// The board in Sudoku Explainer's order: its order of houses, of peers, of subsets.
#pragma once

#include <bit>
#include <cstdint>

#include "deduku/houses.hpp"
#include "deduku/per.hpp"

namespace deduku::se {

using CandidateBits = Set<Candidate>;
/// Nine bits: the candidates of a cell, or the positions of a digit in a house.
using Mask = std::uint16_t;
/// All nine bits of a mask.
inline constexpr unsigned full_mask = 0x1FF;

/// The kinds of house in the order in which the scale visits the houses of a cell: box, row, column.
struct SeHouseKind : Index<SeHouseKind, 3> {
  using Index::Index;
  static const SeHouseKind box;
  static const SeHouseKind row;
  static const SeHouseKind column;
};
using SeHouseKindSet = Set<SeHouseKind>;
inline constexpr SeHouseKind SeHouseKind::box(0);
inline constexpr SeHouseKind SeHouseKind::row(1);
inline constexpr SeHouseKind SeHouseKind::column(2);

/// A house in the order of the scale's hidden and naked sets: boxes 0..8, columns 9..17, rows 18..26.
struct SeHouse : Index<SeHouse, 27> {
  using Index::Index;
  /// `number` is 0..8: left to right, top to bottom.
  static constexpr SeHouse box(int number) { return SeHouse(number); }
  static constexpr SeHouse column(int number) { return SeHouse(9 + number); }
  static constexpr SeHouse row(int number) { return SeHouse(18 + number); }
  static constexpr SeHouse of(SeHouseKind kind, int number) {
    constexpr Per<SeHouseKind, int> first{0, 18, 9};
    return SeHouse(first[kind] + number);
  }
  explicit constexpr SeHouse(House house) : Index(mirrored(house.index())) {}
  explicit constexpr operator House() const { return House(mirrored(index())); }

  constexpr bool is_box() const { return index() < 9; }
  constexpr bool is_column() const { return 9 <= index() && index() < 18; }
  /// 0..8 among the houses of its kind.
  constexpr int number() const { return index() % 9; }
  /// The house of the same kind with this number.
  constexpr SeHouse parallel(int number) const { return SeHouse(index() / 9 * 9 + number); }
  /// For a line, the line of the other kind with this number.
  constexpr SeHouse crossing(int number) const { return is_column() ? row(number) : column(number); }

 private:
  /// The index in one order from that in the other: the kinds of house are in opposite order.
  static constexpr int mirrored(int house) { return 18 - house / 9 * 9 + house % 9; }
};
using SeHouseSet = Set<SeHouse>;

constexpr Mask bit(int index) {
  return static_cast<Mask>(1U << index);
}
/// The mask of one digit or position.
template <class Element>
constexpr Mask bit(Element element) {
  return bit(element.index());
}
/// bit(i) for every i.
inline constexpr Mask single_bits[9] = {1, 2, 4, 8, 16, 32, 64, 128, 256};
namespace detail {
inline constexpr std::array<std::uint8_t, 512> sizes = [] {
  std::array<std::uint8_t, 512> table{};
  for (unsigned mask = 0; mask < 512; ++mask) table[mask] = static_cast<std::uint8_t>(std::popcount(mask));
  return table;
}();
}  // namespace detail

/// The number of elements in a mask of nine bits; from a table if the machine has no instruction that counts bits.
constexpr int size_of(unsigned mask) {
#ifdef __POPCNT__
  return std::popcount(mask);
#else
  return detail::sizes[mask];
#endif
}
/// The lowest element of a mask: `lowest<Digit>(mask)`. The mask must not be empty.
template <class Element>
constexpr Element lowest(unsigned mask) {
  return Element(std::countr_zero(mask));
}
constexpr bool is_single(unsigned mask) {
  return mask != 0 && (mask & (mask - 1)) == 0;
}
constexpr bool is_pair(unsigned mask) {
  return is_single(mask & (mask - 1));
}
/// The other element of a mask of two.
template <class Element>
constexpr Element other_of(unsigned mask, Element element) {
  return lowest<Element>(mask & ~unsigned{bit(element)});
}

/// The elements of a mask in ascending order: `for (Digit digit : elements<Digit>(mask))`.
template <class Element>
struct Elements {
  unsigned mask;
  struct Iterator {
    unsigned rest;
    constexpr Element operator*() const { return lowest<Element>(rest); }
    constexpr Iterator& operator++() {
      rest &= rest - 1;
      return *this;
    }
    friend constexpr bool operator!=(Iterator a, Iterator b) { return a.rest != b.rest; }
  };
  constexpr Iterator begin() const { return {mask}; }
  constexpr Iterator end() const { return {0}; }
};
/// `Element` is int for masks of anything except digits and positions.
template <class Element = int>
constexpr Elements<Element> elements(unsigned mask) {
  return {mask};
}

namespace detail {

struct SeGeometry {
  Per<SeHouse, Per<Position, Cell>> cell_at;
  PerCell<Per<SeHouseKind, SeHouse>> house_of;
  PerCell<SeHouseSet> houses;
  PerCell<Per<SeHouseKind, Position>> position_of;
  PerCell<std::array<Cell, 20>> peers;
  PerCell<std::array<Cell, 27>> around;
  Per<SeHouse, Per<SeHouse, Mask>> overlap;
};

constexpr void add_peers(SeGeometry& geometry, Cell cell) {
  int count = 0;
  for (SeHouseKind kind : SeHouseKind::all()) {
    for (Cell peer : geometry.cell_at[geometry.house_of[cell][kind]]) {
      const bool is_listed = kind != SeHouseKind::box && peer.box() == cell.box();
      if (peer != cell && !is_listed) geometry.peers[cell][static_cast<std::size_t>(count++)] = peer;
    }
  }
}

constexpr void add_around(SeGeometry& geometry, Cell cell) {
  std::size_t count = 0;
  for (SeHouse house : geometry.house_of[cell]) {
    for (Cell other : geometry.cell_at[house]) geometry.around[cell][count++] = other;
  }
}

constexpr void add_overlaps(SeGeometry& geometry, Cell cell) {
  for (SeHouseKind a : SeHouseKind::all()) {
    for (SeHouse b : geometry.house_of[cell]) {
      geometry.overlap[geometry.house_of[cell][a]][b] |= bit(geometry.position_of[cell][a]);
    }
  }
}

inline constexpr SeGeometry se_geometry = [] {
  SeGeometry geometry{};
  for (Cell cell : Cell::all()) {
    const Per<SeHouseKind, House> houses{cell.box(), cell.row(), cell.column()};
    for (SeHouseKind kind : SeHouseKind::all()) {
      const House house = houses[kind];
      geometry.house_of[cell][kind] = SeHouse(house);
      geometry.houses[cell].insert(SeHouse(house));
      geometry.position_of[cell][kind] = position_in(house, cell);
      geometry.cell_at[SeHouse(house)][position_in(house, cell)] = cell;
    }
  }
  for (Cell cell : Cell::all()) {
    add_peers(geometry, cell);
    add_around(geometry, cell);
    add_overlaps(geometry, cell);
  }
  return geometry;
}();

/// All subsets of nine elements, grouped by size, each group by ascending mask (colexicographic).
struct Subsets {
  Mask mask[512];
  int first[11];
};

inline constexpr Subsets subsets = [] {
  Subsets table{};
  int count = 0;
  for (int size = 0; size <= 9; ++size) {
    table.first[size] = count;
    for (unsigned mask = 0; mask < 512; ++mask) {
      if (size_of(mask) == size) table.mask[count++] = static_cast<Mask>(mask);
    }
  }
  table.first[10] = count;
  return table;
}();

/// Which third of nine positions contains a mask of two or more: positions 0-2, 3-5, 6-8 (`run`) or those of equal
/// remainder, 0 3 6, 1 4 7, 2 5 8 (`stride`); 3 for none of them.
struct Thirds {
  std::uint8_t run[512];
  std::uint8_t stride[512];
};

inline constexpr Thirds thirds = [] {
  Thirds table{};
  for (unsigned mask = 0; mask < 512; ++mask) {
    table.run[mask] = table.stride[mask] = 3;
    for (unsigned i = 0; (mask & (mask - 1)) != 0 && i < 3; ++i) {
      if ((mask & ~(7U << (3 * i))) == 0) table.run[mask] = static_cast<std::uint8_t>(i);
      if ((mask & ~(0x49U << i)) == 0) table.stride[mask] = static_cast<std::uint8_t>(i);
    }
  }
  return table;
}();

}  // namespace detail

using detail::thirds;

/// The cells of a house by position.
constexpr const Per<Position, Cell>& cells_in_order(SeHouse house) {
  return detail::se_geometry.cell_at[house];
}
constexpr Cell cell_at(SeHouse house, Position position) {
  return detail::se_geometry.cell_at[house][position];
}
/// Box, row, column of a cell.
constexpr const Per<SeHouseKind, SeHouse>& houses_of(Cell cell) {
  return detail::se_geometry.house_of[cell];
}
constexpr SeHouseSet house_set(Cell cell) {
  return detail::se_geometry.houses[cell];
}
constexpr SeHouse house_of(Cell cell, SeHouseKind kind) {
  return detail::se_geometry.house_of[cell][kind];
}
/// The position of a cell in its house of this kind.
constexpr Position position_of(Cell cell, SeHouseKind kind) {
  return detail::se_geometry.position_of[cell][kind];
}
/// The peers in the box, then the rest of the row, then of the column.
constexpr const std::array<Cell, 20>& peers_in_order(Cell cell) {
  return detail::se_geometry.peers[cell];
}
/// The nine cells of the box, of the row and of the column, by position.
constexpr const std::array<Cell, 27>& around(Cell cell) {
  return detail::se_geometry.around[cell];
}
/// The positions of a house that are also in the other one.
constexpr unsigned overlap(SeHouse house, SeHouse other) {
  return detail::se_geometry.overlap[house][other];
}

/// All subsets of `size` out of nine, in the order that is part of the scale.
struct SubsetRange {
  int size;
  constexpr const Mask* begin() const { return detail::subsets.mask + detail::subsets.first[size]; }
  constexpr const Mask* end() const { return detail::subsets.mask + detail::subsets.first[size + 1]; }
};
constexpr SubsetRange subsets_of_size(int size) {
  return {size};
}

/// The next mask with the same number of bits: visits the k-subsets of more than nine elements in the same order.
constexpr std::uint64_t next_subset(std::uint64_t mask) {
  const std::uint64_t lowest_bit = mask & (~mask + 1);
  const std::uint64_t ripple = mask + lowest_bit;
  return ripple | (((mask ^ ripple) >> 2) >> std::countr_zero(lowest_bit));
}

}  // namespace deduku::se
