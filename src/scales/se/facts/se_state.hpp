// The grid as the Sudoku Explainer producers read it: masks per cell and per house and digit, kept in step.
#pragma once

#include "deduku/grid.hpp"
#include "src/scales/se/facts/geometry.hpp"

namespace deduku::se {

/// As is_single, without branches.
constexpr unsigned is_alone(unsigned mask) {
  return static_cast<unsigned>((mask & (mask - 1)) == 0) & static_cast<unsigned>(mask != 0);
}
/// Whether one of the digits has one place left; one vector operation.
constexpr bool has_single(const Mask (&place)[9]) {
  unsigned found = 0;
  for (const Mask positions : place) found |= is_alone(positions);
  return found != 0;
}

/// Digits and candidates without any check: contradictory input is rated blindly, as the scale demands.
struct SeState {
  std::uint8_t value[81];  ///< 0 empty, else 1..9
  Mask cell[81];           ///< the candidates of each cell, none once it is filled
  Mask place[27][9];       ///< the positions of each digit in each house
  std::uint8_t open[27];   ///< how many cells of each house are empty
  std::uint8_t filled[9];  ///< how many cells hold each digit
  int empty_cells;
  /// The houses and cells that may have a single, and perhaps some that have none any more. Kept by `remove`
  /// and `fill` only.
  std::uint32_t single_houses;
  CellSet single_cells;

  bool has(int candidate) const { return (cell[candidate / 9] >> (candidate % 9) & 1) != 0; }

  /// Gives an empty cell its candidates, in the making of a state; leaves `single_houses` to the maker.
  void add(int target, unsigned digits);
  /// Removes a candidate that is present.
  void remove(int target, int digit) {
    cell[target] &= static_cast<Mask>(~bit(digit));
    if (is_single(cell[target])) single_cells.insert(Cell(target));
    for (int family = 0; family < 3; ++family) {
      const int house = geometry.house_of[target][family];
      const unsigned left = place[house][digit] &= static_cast<Mask>(~bit(geometry.position_of[target][family]));
      single_houses |= is_alone(left) << house;
    }
  }
  void remove(const CandidateBits& candidates);
  /// Fills a cell and removes the digit from its three houses.
  void fill(int target, int digit);

  /// The cells that have the digit as a candidate.
  CellSet cells_with(int digit) const {
    CellSet cells;
    for (int row = 0; row < 7; ++row) cells.words[0] |= std::uint64_t{place[18 + row][digit]} << (9 * row);
    // Row 7 begins with the last cell of the first word.
    cells.words[0] |= std::uint64_t{place[25][digit]} << 63;
    cells.words[1] = place[25][digit] >> 1 | std::uint64_t{place[26][digit]} << 8;
    return cells;
  }
  /// Every candidate left.
  CandidateBits candidates() const;
};

/// The state of an unsolved board: every empty cell gets all digits but those of its peers.
SeState make_state(const Board& board);
/// The state of a grid as it stands.
SeState make_state(const Grid& grid);

}  // namespace deduku::se
