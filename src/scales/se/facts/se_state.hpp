// The grid in the form that Sudoku Explainer producers read: masks per cell and per house and digit, kept consistent.
#pragma once

#include "deduku/grid.hpp"
#include "src/core/set_access.hpp"
#include "src/scales/se/facts/geometry.hpp"

namespace deduku::se {

/// Like is_single, without branches.
constexpr unsigned is_alone(unsigned mask) {
  return static_cast<unsigned>((mask & (mask - 1)) == 0) & static_cast<unsigned>(mask != 0);
}
/// Whether one of the digits has one place left; one vector operation.
constexpr bool has_single(const PerDigit<Mask>& places) {
  unsigned found = 0;
  for (const Mask positions : places) found |= is_alone(positions);
  return found != 0;
}

/// The cells at these positions of each row.
template <class PositionsIn>
CellSet cells_by_row(PositionsIn positions_in) {
  const auto in = [&](int row) { return std::uint64_t{positions_in(SeHouse::row(row))}; };
  CellSet cells;
  auto& [low, high] = SetAccess::words(cells);
  for (int row = 0; row < 7; ++row) low |= in(row) << (9 * row);
  // Row 7 begins with the last cell of the first word.
  low |= in(7) << 63;
  high = in(7) >> 1 | in(8) << 8;
  return cells;
}

/// Digits and candidates without any check: contradictory input is rated blindly, as the scale demands.
struct SeState {
  PerCell<std::uint8_t> value;          ///< 0 empty, else 1..9
  PerCell<Mask> digits;                 ///< the candidates of each cell, none once it is filled
  Per<SeHouse, PerDigit<Mask>> places;  ///< the positions of each digit in each house
  Per<SeHouse, std::uint8_t> open;      ///< the number of empty cells in each house
  PerDigit<std::uint8_t> filled;        ///< the number of cells that hold each digit
  int empty_cells;
  /// The houses and cells with a single, and perhaps some that no longer have one. Updated by `remove` and `fill` only.
  SeHouseSet single_houses;
  CellSet single_cells;

  bool has(Candidate candidate) const { return (digits[candidate.cell()] & bit(candidate.digit())) != 0; }

  /// Gives an empty cell its candidates during construction; does not update `single_houses`.
  void add(Cell cell, unsigned added);
  /// Removes a candidate that is present.
  void remove(Cell cell, Digit digit) {
    digits[cell] &= static_cast<Mask>(~bit(digit));
    if (is_single(digits[cell])) single_cells.insert(cell);
    for (SeHouseKind kind : SeHouseKind::all()) {
      const SeHouse house = house_of(cell, kind);
      const unsigned left = places[house][digit] &= static_cast<Mask>(~bit(position_of(cell, kind)));
      single_houses.insert_if(is_alone(left) != 0, house);
    }
  }
  void remove(const CandidateBits& candidates);
  /// Fills a cell and removes the digit from its three houses.
  void fill(Cell cell, Digit digit);

  /// The cells with two candidates.
  CellSet bivalue_cells() const {
    CellSet cells;
    for (Cell cell : Cell::all()) cells.insert_if(is_pair(digits[cell]), cell);
    return cells;
  }
  /// The cells that have the digit as a candidate.
  CellSet cells_with(Digit digit) const {
    return cells_by_row([&](SeHouse row) { return places[row][digit]; });
  }
  /// Every candidate left.
  CandidateBits candidates() const;
};

/// The state of an unsolved board: every empty cell gets all digits except those of its peers.
SeState make_state(const Board& board);
/// The state of a grid with its current candidates.
SeState make_state(const Grid& grid);

}  // namespace deduku::se
