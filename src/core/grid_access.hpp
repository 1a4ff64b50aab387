// Access to a grid for the engine only.
#pragma once

#include "deduku/grid.hpp"
#include "deduku/houses.hpp"

namespace deduku {

template <class Visit>
void Grid::fill(Cell cell, Digit digit, Visit&& visit) {
  assert(has(cell, digit));
  const CellSet affected_peers = cells(digit) & peers(cell);
  hold(cell, digit);
  empty_cells_.erase(cell);
  for (Digit other : candidates(cell) - DigitSet{digit}) forget(cell, other);
  candidates_[cell] = {};
  exclude(cell, digit);
  for (Cell peer : affected_peers) {
    candidates_[peer].erase(digit);
    visit(peer);
  }
  assert(is_ok());
}

struct GridAccess {
  using HousePositions = Grid::HousePositions;

  /// The positions of a digit in every house.
  static const HousePositions& positions(const Grid& grid, Digit digit) { return grid.positions_[digit]; }
  /// Like `place`, for a candidate and without a result. Calls `visit(peer)` for each cell that loses the digit.
  template <class Visit>
  static void fill(Grid& grid, Cell cell, Digit digit, Visit&& visit) {
    grid.fill(cell, digit, visit);
  }
};

}  // namespace deduku
