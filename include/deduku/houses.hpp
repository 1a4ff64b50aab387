// Which cells form a house, which cells see each other: the geometry of the board, as constant tables.
#pragma once

#include "deduku/export.h"
#include "deduku/per.hpp"
#include "deduku/sets.hpp"

namespace DEDUKU_API deduku {

namespace detail {

struct Geometry {
  PerHouse<Per<Position, Cell>> cell_at{};
  PerHouse<PerCell<Position>> position_in{};
  PerHouse<CellSet> cells_of{};
  PerCell<CellSet> peers{};
};

constexpr Cell compute_cell_at(House house, int place) {
  const int line = house.index() % 9;
  switch (house.kind()) {
    case HouseKind::row:
      return Cell::at(line, place);
    case HouseKind::column:
      return Cell::at(place, line);
    case HouseKind::box:
      break;
  }
  return Cell::at(line / 3 * 3 + place / 3, line % 3 * 3 + place % 3);
}

constexpr Geometry make_geometry() {
  Geometry geometry;
  for (House house : House::all()) {
    for (Position position : Position::all()) {
      const Cell cell = compute_cell_at(house, position.index());
      geometry.cell_at[house][position] = cell;
      geometry.position_in[house][cell] = position;
      geometry.cells_of[house].insert(cell);
    }
  }
  for (Cell cell : Cell::all()) {
    for (House house : cell.houses()) geometry.peers[cell] |= geometry.cells_of[house];
    geometry.peers[cell].erase(cell);
  }
  return geometry;
}

inline constexpr Geometry geometry = make_geometry();

}  // namespace detail

/// The cell at a position of a house.
constexpr Cell cell_at(House house, Position position) {
  return detail::geometry.cell_at[house][position];
}

/// The position of a cell in a house that contains it.
constexpr Position position_in(House house, Cell cell) {
  return detail::geometry.position_in[house][cell];
}

/// The nine cells of a house.
constexpr const CellSet& cells_of(House house) {
  return detail::geometry.cells_of[house];
}

/// The twenty other cells that share a house with `cell`.
constexpr const CellSet& peers(Cell cell) {
  return detail::geometry.peers[cell];
}

/// The candidates that are false if one is true: its digit in the peers of its cell, and the other digits in the cell.
constexpr CandidateSet excluded_by(Candidate candidate) {
  CandidateSet excluded(candidate.digit(), peers(candidate.cell()));
  excluded.insert(candidate.cell(), ~DigitSet{candidate.digit()});
  return excluded;
}

/// The cells that see every one of `cells`; all 81 for the empty set.
constexpr CellSet common_peers(const CellSet& cells) {
  CellSet common = CellSet::all();
  for (Cell cell : cells) common &= peers(cell);
  return common;
}

/// Whether two different cells share a house.
constexpr bool sees(Cell a, Cell b) {
  return peers(a).contains(b);
}

/// The houses that contain every one of `cells`; all 27 for the empty set.
constexpr HouseSet common_houses(const CellSet& cells) {
  HouseSet common = HouseSet::all();
  for (Cell cell : cells) common &= HouseSet{cell.row(), cell.column(), cell.box()};
  return common;
}

/// The cells of a house at the given positions.
constexpr CellSet cells_at(House house, PositionSet positions) {
  CellSet cells;
  for (Position position : positions) cells.insert(cell_at(house, position));
  return cells;
}

/// The houses of one kind that meet `cells`.
constexpr HouseSet houses_of(const CellSet& cells, HouseKind kind) {
  HouseSet houses;
  for (Cell cell : cells) houses.insert(cell.houses()[static_cast<std::size_t>(kind)]);
  return houses;
}

}  // namespace deduku
