// The grid as the Sudoku Explainer producers read it: masks per cell and per house and digit, kept in step.
#pragma once

#include "deduku/grid.hpp"
#include "techniques/se/geometry.hpp"

namespace deduku::se {

/// Digits and candidates without any check: contradictory input is rated blindly, as the scale demands.
struct State {
  std::uint8_t value[81];  ///< 0 empty, else 1..9
  Mask cell[81];           ///< the candidates of each cell, none once it is filled
  Mask place[27][9];       ///< the positions of each digit in each house
  std::uint8_t open[27];   ///< how many cells of each house are empty
  std::uint8_t filled[9];  ///< how many cells hold each digit
  int empty_cells;

  bool has(int candidate) const { return (cell[candidate / 9] >> (candidate % 9) & 1) != 0; }

  /// Removes a candidate that is present.
  void remove(int target, int digit) {
    cell[target] &= static_cast<Mask>(~bit(digit));
    for (int family = 0; family < 3; ++family) {
      place[geometry.house_of[target][family]][digit] &=
          static_cast<Mask>(~bit(geometry.position_of[target][family]));
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
State make_state(const Board& board);
/// The state of a grid as it stands.
State make_state(const Grid& grid);

}  // namespace deduku::se
