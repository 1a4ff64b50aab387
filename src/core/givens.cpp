#include "src/core/givens.hpp"

#include "src/core/contract.hpp"

namespace deduku {

bool has_givens_alone(const Grid& grid) {
  if (grid.empty_cells() != ~grid.givens()) return false;
  for (Digit digit : Digit::all()) {
    CellSet left = grid.empty_cells();
    for (Cell cell : grid.solved_cells(digit)) left -= peers(cell);
    if (grid.cells(digit) != left) return false;
  }
  return true;
}

}  // namespace deduku
